import { useState } from 'react'
import { setupFrameworks, setupLanguage, texts } from '@joinery/contract'
import type { SetupLanguage } from '@joinery/contract'
import { SelectField } from '../../components/ui/select-field.tsx'

const words = texts.settings.projectSetup

/** What a project is written in: a language, and one of its own frameworks. */
export function SetupFields() {
  const [language, setLanguage] = useState<SetupLanguage>()
  const frameworks: readonly (keyof typeof words.frameworks)[] = language ? setupFrameworks[language] : []
  return (
    <div className="grid gap-2">
      <div className="grid gap-4 sm:grid-cols-2">
        <SelectField
          label={words.language}
          name="language"
          value={language ?? ''}
          onChange={({ target }) => setLanguage(setupLanguage.safeParse(target.value).data)}
        >
          <option value="">{words.none}</option>
          {setupLanguage.options.map((id) => (
            <option key={id} value={id}>
              {words.languages[id]}
            </option>
          ))}
        </SelectField>
        <SelectField key={language ?? ''} label={words.framework} name="framework" disabled={!language}>
          {frameworks.length === 0 && <option value="">{words.none}</option>}
          {frameworks.map((id) => (
            <option key={id} value={id}>
              {words.frameworks[id]}
            </option>
          ))}
        </SelectField>
      </div>
      {language && <p className="text-13 text-neutral-10">{words.help}</p>}
    </div>
  )
}
