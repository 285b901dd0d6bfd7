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
    // Side by side: the operator's comes with the figures, and must not push them down.
    <div className="flex w-full gap-3 sm:w-auto max-sm:[&>*]:min-w-0 max-sm:[&>*]:flex-1 sm:[&>*]:w-60 sm:max-lg:[&>*]:w-44">
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
