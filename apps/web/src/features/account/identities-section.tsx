import type { User } from '@supabase/auth-js'
import { texts } from '@joinery/contract'
import { authClient } from '../../lib/auth.ts'
import type { SocialProvider } from '../../lib/social-providers.ts'
import { SettingsSection } from '../../components/layout/settings-section.tsx'
import { AccountRow } from './account-row.tsx'
import { account } from './browser-account.ts'
import { listIdentities } from './list-identities.ts'
import { prepareLink } from './link-identity.ts'

const words = texts.account.identities

/** The ways in to this account. One must always remain. */
export function IdentitiesSection({ user }: { user: Pick<User, 'identities'> }) {
  const { linked, linkable } = listIdentities(user.identities ?? [])
  return (
    <SettingsSection heading={words.heading} sentence={words.sentence}>
      <ul className="grid gap-2">
        {linked.map(({ identity, title, detail }) => (
          <AccountRow
            key={identity.identity_id}
            title={title}
            detail={detail}
            act={{
              label: words.unlink,
              confirmation: words.unlinkConfirmation,
              isDisabled: linked.length === 1,
              run: () => account.unlink(identity),
              done: words.unlinked,
            }}
          />
        ))}
        {linkable.map(({ provider, title }) => (
          <AccountRow
            key={provider}
            title={title}
            detail={words.notLinked}
            act={{ label: words.link, run: () => link(provider) }}
          />
        ))}
      </ul>
    </SettingsSection>
  )
}

/** Leaves for the provider's page. Returns what went wrong, or nothing. */
async function link(provider: SocialProvider): Promise<string | undefined> {
  const outcome = await prepareLink({ loadClient: authClient, origin: window.location.origin }, provider)
  if (outcome.kind === 'refused') return outcome.message
  window.location.assign(outcome.url)
  return undefined
}
