import { texts, themeChoice } from '@joinery/contract'
import type { ThemeChoice } from '@joinery/contract'
import { SelectField } from '../../components/ui/select-field.tsx'

interface AppearanceTabProps {
  theme: ThemeChoice
  onChange: (theme: ThemeChoice) => void
}

const words = texts.settings.appearance

export function AppearanceTab({ theme, onChange }: AppearanceTabProps) {
  return (
    <div className="grid max-w-sm gap-2">
      <SelectField
        label={words.theme}
        name="theme"
        value={theme}
        onChange={(event) => onChange(themeChoice.parse(event.target.value))}
      >
        {themeChoice.options.map((choice) => (
          <option key={choice} value={choice}>
            {words[choice]}
          </option>
        ))}
      </SelectField>
      <p className="text-13 text-neutral-10">{words.help}</p>
    </div>
  )
}
