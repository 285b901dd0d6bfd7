import { texts } from '@joinery/contract'
import type { AnalyticsScope } from '@joinery/contract'
import { SelectField } from '../../components/ui/select-field.tsx'
import { ranges } from './last-days.ts'

const scopes = ['own', 'instance'] as const

interface AnalyticsControlsProps {
  days: number
  scope: AnalyticsScope
  isOperator: boolean
  onChange: (change: Record<string, string>) => void
}

export function AnalyticsControls({ days, scope, isOperator, onChange }: AnalyticsControlsProps) {
  const { range, scope: words } = texts.analytics
  return (
    <div className="grid w-full gap-3 sm:flex sm:w-auto sm:[&>*]:w-60">
      {isOperator && (
        <SelectField
          label={words.label}
          name="scope"
          value={scope}
          onChange={(event) => onChange({ scope: event.target.value })}
        >
          {scopes.map((name) => (
            <option key={name} value={name}>
              {words[name]}
            </option>
          ))}
        </SelectField>
      )}
      <SelectField
        label={range.label}
        name="days"
        value={days}
        onChange={(event) => onChange({ days: event.target.value })}
      >
        {ranges.map((count) => (
          <option key={count} value={count}>
            {range.days[count]}
          </option>
        ))}
      </SelectField>
    </div>
  )
}
