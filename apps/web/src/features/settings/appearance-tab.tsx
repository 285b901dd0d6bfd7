import { useRef } from 'react'
import { fillText, texts, themeChoice } from '@joinery/contract'
import type { ThemeChoice } from '@joinery/contract'
import { Button } from '../../components/ui/button.tsx'
import { SelectField } from '../../components/ui/select-field.tsx'

interface AppearanceTabProps {
  /** Undefined as long as none is chosen, here or in this browser. */
  theme: ThemeChoice | undefined
  firstTheme: ThemeChoice
  onChange: (theme: ThemeChoice) => void
}

const words = texts.settings.appearance

export function AppearanceTab({ theme, firstTheme, onChange }: AppearanceTabProps) {
  const field = useRef<HTMLSelectElement>(null)
  const chooseFirst = () => {
    field.current?.focus()
    onChange(firstTheme)
  }
  return (
    <div className="grid max-w-sm gap-2">
      <SelectField
        ref={field}
        label={words.theme}
        name="theme"
        value={theme ?? firstTheme}
        onChange={(event) => onChange(themeChoice.parse(event.target.value))}
      >
        {themeChoice.options.map((choice) => (
          <option key={choice} value={choice}>
            {words[choice]}
          </option>
        ))}
      </SelectField>
      <p className="text-13 text-neutral-10">{words.help}</p>
      {/* A field tells of no choice when what it shows already is chosen. */}
      {theme === undefined && (
        <div className="flex flex-wrap items-center justify-between gap-2">
          <p className="min-w-0 flex-1 basis-48 text-13 text-neutral-11">{words.notChosen}</p>
          <Button onClick={chooseFirst}>{fillText(words.choose, { theme: words[firstTheme] })}</Button>
        </div>
      )}
    </div>
  )
}
