import { settings as shape, texts } from '@joinery/contract'
import { SelectField } from '../../components/ui/select-field.tsx'
import type { CommonSettings } from './settings-draft.ts'

interface LanguagesTabProps {
  settings: CommonSettings
  onChange: (facts: Partial<CommonSettings>) => void
}

const words = texts.settings.languages
const { frontendLanguage, frontendFramework, backendFramework } = shape.shape

/** What new code is written in unless a request says otherwise. */
export function LanguagesTab({ settings, onChange }: LanguagesTabProps) {
  return (
    <div className="grid max-w-sm gap-5">
      <p className="text-13 text-neutral-10">{words.help}</p>
      <SelectField
        label={words.frontendLanguage.label}
        name="frontendLanguage"
        value={settings.frontendLanguage}
        onChange={({ target }) => onChange({ frontendLanguage: frontendLanguage.parse(target.value) })}
      >
        {listOptions(frontendLanguage.options, words.frontendLanguage)}
      </SelectField>
      <SelectField
        label={words.frontendFramework.label}
        name="frontendFramework"
        value={settings.frontendFramework}
        onChange={({ target }) => onChange({ frontendFramework: frontendFramework.parse(target.value) })}
      >
        {listOptions(frontendFramework.options, words.frontendFramework)}
      </SelectField>
      <SelectField
        label={words.backendFramework.label}
        name="backendFramework"
        value={settings.backendFramework}
        onChange={({ target }) => onChange({ backendFramework: backendFramework.parse(target.value) })}
      >
        {listOptions(backendFramework.options, words.backendFramework)}
      </SelectField>
    </div>
  )
}

function listOptions<Id extends string>(ids: readonly Id[], names: Record<Id, string>) {
  return ids.map((id) => (
    <option key={id} value={id}>
      {names[id]}
    </option>
  ))
}
