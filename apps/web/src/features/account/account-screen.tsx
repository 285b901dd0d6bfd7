import { useQuery } from '@tanstack/react-query'
import { fillText, texts } from '@joinery/contract'
import { Alert } from '../../components/ui/alert.tsx'
import { Badge } from '../../components/ui/badge.tsx'
import { Button } from '../../components/ui/button.tsx'
import { Skeleton } from '../../components/ui/skeleton.tsx'
import { useAuthState } from '../../lib/use-auth-state.ts'
import { accountQuery } from './account-query.ts'
import { AccountSettings } from './account-settings.tsx'

/** The settings page as far as it is built: the account. */
export function AccountScreen() {
  const { heading, tabs } = texts.settings
  return (
    <div className="mx-auto grid w-full max-w-5xl gap-6">
      <div className="grid gap-2">
        <h1 className="text-24 font-semibold">{heading}</h1>
        <div className="flex flex-wrap items-center gap-x-3 gap-y-2 text-14 text-neutral-10">
          <Badge tone="cedar">{texts.layout.notBuilt.badge}</Badge>
          <p>{fillText(texts.account.stillMissing, { tabs: Object.values(tabs).join(', ') })}</p>
        </div>
      </div>
      <AccountOfViewer />
    </div>
  )
}

function AccountOfViewer() {
  const auth = useAuthState()
  const { data, error, isFetching, refetch } = useQuery({
    ...accountQuery(auth.kind === 'signed-in' ? auth.user.id : ''),
    enabled: auth.kind === 'signed-in',
  })
  if (data) return <AccountSettings user={data} />
  if (!error) return <AccountSkeleton />
  return (
    <Alert
      heading={texts.account.loadFailed.heading}
      action={
        <Button isLoading={isFetching} onClick={() => void refetch()}>
          {texts.common.actions.retry}
        </Button>
      }
    >
      {error.message}
    </Alert>
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
