import type { Factor } from '@supabase/auth-js'
import { fillText, texts } from '@joinery/contract'
import { authClient } from '../../lib/auth.ts'
import { AccountRow } from './account-row.tsx'
import { removeFactor } from './two-factor.ts'

type ListedFactor = Pick<Factor, 'id' | 'friendly_name' | 'factor_type' | 'created_at'>

const words = texts.account.twoFactor

export function FactorList({ factors }: { factors: ListedFactor[] }) {
  if (factors.length === 0) return <p className="text-14">{words.off}</p>
  const confirmation = factors.length === 1 ? words.removeLastConfirmation : words.removeConfirmation
  return (
    <ul className="grid gap-2">
      {factors.map((factor) => (
        <AccountRow
          key={factor.id}
          title={factor.friendly_name || kindOf(factor)}
          detail={fillText(words.since, { date: dateOf(factor.created_at) })}
          act={{
            label: words.remove,
            confirmation,
            run: () => removeFactor(authClient, factor.id),
            done: words.removed,
          }}
        />
      ))}
    </ul>
  )
}

const kindOf = ({ factor_type: type }: ListedFactor) =>
  type === 'phone' ? texts.secondFactor.kinds.phone : texts.secondFactor.kinds.totp

const dateOf = (moment: string) => new Date(moment).toLocaleDateString('en-US', { dateStyle: 'medium' })
