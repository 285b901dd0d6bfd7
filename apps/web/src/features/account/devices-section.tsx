import { useQuery } from '@tanstack/react-query'
import { texts } from '@joinery/contract'
import { FormMessage } from '../../components/ui/form-message.tsx'
import { Skeleton } from '../../components/ui/skeleton.tsx'
import { AccountForm } from './account-form.tsx'
import { AccountRow } from './account-row.tsx'
import { AccountSection } from './account-section.tsx'
import { account } from './browser-account.ts'
import { describeDevice } from './describe-device.ts'
import { devicesQuery } from './devices-query.ts'
import { ownAccount } from './own-account.ts'

/** Where the account is signed in, each with its way out. */
export function DevicesSection() {
  return (
    <AccountSection
      heading="Devices"
      sentence="Where you are signed in. A device that is signed out stops within a minute."
    >
      <div className="grid gap-4">
        <DeviceList />
        <AccountForm
          submitLabel="Sign out everywhere else"
          done={texts.auth.signOut.succeededElsewhere}
          onSubmit={() => account.signOutOthers()}
        >
          {null}
        </AccountForm>
      </div>
    </AccountSection>
  )
}

function DeviceList() {
  const { data, error, dataUpdatedAt } = useQuery(devicesQuery)
  if (error) return <FormMessage tone="error">{error.message}</FormMessage>
  if (!data) return <Skeleton className="h-16" />
  const now = new Date(dataUpdatedAt)
  return (
    <ul className="grid gap-2">
      {data.devices.map((device) => (
        <AccountRow
          key={device.id}
          {...describeDevice(device, now)}
          actionLabel={texts.layout.shell.signOut}
          isDisabled={device.isThisOne}
          onAct={() => ownAccount.signOutDevice(device.id)}
          done={texts.auth.signOut.succeededElsewhere}
        />
      ))}
    </ul>
  )
}
