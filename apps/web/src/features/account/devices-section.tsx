import { texts } from '@joinery/contract'
import type { Device } from '@joinery/contract'
import { Badge } from '../../components/ui/badge.tsx'
import { FormMessage } from '../../components/ui/form-message.tsx'
import { SettingsSection } from '../../components/layout/settings-section.tsx'
import { AccountForm } from './account-form.tsx'
import { AccountRow } from './account-row.tsx'
import { account } from './browser-account.ts'
import { describeDevice } from './describe-device.ts'
import { ownAccount } from './own-account.ts'

const words = texts.account.devices
const signedOut = texts.auth.signOut.succeededElsewhere

export interface KnownDevices {
  data: { devices: Device[] } | undefined
  error: Error | null
  dataUpdatedAt: number
}

/** Where the account is signed in, each with its way out, and one way out for all but this one. */
export function DevicesSection({ known }: { known: KnownDevices }) {
  const { data, error, dataUpdatedAt } = known
  return (
    <SettingsSection heading={words.heading} sentence={words.sentence}>
      {error && <FormMessage tone="error">{error.message}</FormMessage>}
      {data && <DeviceList devices={data.devices} now={new Date(dataUpdatedAt)} />}
    </SettingsSection>
  )
}

function DeviceList({ devices, now }: { devices: Device[]; now: Date }) {
  const hasOthers = devices.some(({ isThisOne }) => !isThisOne)
  return (
    <div className="grid gap-4">
      <ul className="grid gap-2">
        {devices.map((device) => (
          <DeviceRow key={device.id} device={device} now={now} />
        ))}
      </ul>
      {hasOthers ? (
        <AccountForm
          submitLabel={words.signOutOthers}
          done={signedOut}
          onSubmit={() => account.signOutOthers()}
        />
      ) : (
        <p className="text-14 text-neutral-11">{words.onlyThisOne}</p>
      )}
    </div>
  )
}

function DeviceRow({ device, now }: { device: Device; now: Date }) {
  const description = describeDevice(device, now)
  if (device.isThisOne)
    return <AccountRow {...description} mark={<Badge tone="accent">{words.thisOne}</Badge>} />
  const act = {
    label: texts.layout.shell.signOut,
    run: () => ownAccount.signOutDevice(device.id),
    done: signedOut,
  }
  return <AccountRow {...description} act={act} />
}
