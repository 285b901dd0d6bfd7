import { texts } from '@joinery/contract'
import { deviceFacts, devices } from './device.ts'
import type { Device } from './device.ts'

interface DevicePickerProps {
  device: Device
  onChange: (device: Device) => void
}

/** As wide as which device. On a small screen every width would be shrunk to nothing, so the choice is left out. */
export function DevicePicker({ device, onChange }: DevicePickerProps) {
  return (
    <fieldset
      aria-label={texts.preview.devices.label}
      className="hidden shrink-0 gap-0.5 rounded-control border border-neutral-6 p-0.5 @xl:flex"
    >
      {devices.map((each) => {
        const { label, icon: Icon } = deviceFacts[each]
        return (
          <button
            key={each}
            type="button"
            aria-label={label}
            aria-pressed={each === device}
            title={label}
            onClick={() => onChange(each)}
            className="flex size-7.5 items-center justify-center rounded-control text-neutral-10 transition-colors hover:text-neutral-12 aria-pressed:bg-neutral-4 aria-pressed:text-neutral-12 pointer-coarse:size-10"
          >
            <Icon aria-hidden className="size-4" />
          </button>
        )
      })}
    </fieldset>
  )
}
