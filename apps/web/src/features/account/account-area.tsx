import { useQuery } from '@tanstack/react-query'
import { texts } from '@joinery/contract'
import { Alert } from '../../components/ui/alert.tsx'
import { Button } from '../../components/ui/button.tsx'
import { Skeleton } from '../../components/ui/skeleton.tsx'
import { useAuthState } from '../../lib/use-auth-state.ts'
import { accountQuery } from './account-query.ts'
import { AccountSettings } from './account-settings.tsx'
import { devicesQuery } from './devices-query.ts'
import { DeleteAccountSection } from './delete-account-section.tsx'
import type { TypedName } from './use-typed-name.ts'

/** The part of the settings that is about the account itself, down to its end. */
export function AccountArea({ name }: { name: TypedName }) {
  const auth = useAuthState()
  const { data, error, isFetching, refetch } = useQuery({
    ...accountQuery(auth.kind === 'signed-in' ? auth.user.id : ''),
    enabled: auth.kind === 'signed-in',
  })
  // What stands below the list of devices would be pushed down by it, so all of it comes together.
  const devices = useQuery(devicesQuery)
  const user = devices.isPending ? undefined : data
  const { heading, dangerZone, loadFailed } = texts.account
  return (
    <>
      <section className="grid gap-4">
        <h2 className="text-20 font-semibold">{heading}</h2>
        {user && <AccountSettings user={user} devices={devices} name={name} />}
        {!user && !error && <AccountSkeleton />}
        {!data && error && (
          <Alert
            heading={loadFailed.heading}
            action={
              <Button isLoading={isFetching} onClick={() => void refetch()}>
                {texts.common.actions.retry}
              </Button>
            }
          >
            {error.message}
          </Alert>
        )}
      </section>
      {user && (
        <section className="grid gap-4">
          <h2 className="text-20 font-semibold text-danger">{dangerZone}</h2>
          <DeleteAccountSection user={user} />
        </section>
      )}
    </>
  )
}

function AccountSkeleton() {
  return (
    <div className="grid gap-4">
      {['name', 'email', 'password'].map((section) => (
        <Skeleton key={section} className="h-44" />
      ))}
    </div>
  )
}
