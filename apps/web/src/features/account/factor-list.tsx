import type { Factor } from '@supabase/auth-js'
import { authClient } from '../../lib/auth.ts'
import { AccountRow } from './account-row.tsx'
import { removeFactor } from './two-factor.ts'

type ListedFactor = Pick<Factor, 'id' | 'friendly_name' | 'factor_type' | 'created_at'>

export function FactorList({ factors }: { factors: ListedFactor[] }) {
  if (factors.length === 0) return <p className="text-14">It is off.</p>
  return (
    <ul className="grid gap-2">
      {factors.map((factor) => (
        <AccountRow
          key={factor.id}
          title={factor.friendly_name || (factor.factor_type === 'phone' ? 'Phone' : 'Authenticator app')}
          detail={`Since ${new Date(factor.created_at).toLocaleDateString('en-US', { dateStyle: 'medium' })}`}
          actionLabel="Remove"
          confirmation="Remove this device? Its codes no longer let you in."
          onAct={() => removeFactor(authClient, factor.id)}
          done="The device is removed."
        />
      ))}
    </ul>
  )
}
