import type { Device } from '@joinery/contract'
import { relativeTime } from '../../lib/relative-time.ts'

const browsers = [
  { name: 'Edge', sign: /\bEdg(?:A|iOS)?\// },
  { name: 'Opera', sign: /\bOPR\// },
  { name: 'Firefox', sign: /\b(?:Firefox|FxiOS)\// },
  { name: 'Chrome', sign: /\b(?:Chrome|CriOS)\// },
  { name: 'Safari', sign: /\bSafari\// },
]

const systems = [
  { name: 'iPhone', sign: /\biPhone\b/ },
  { name: 'iPad', sign: /\biPad\b/ },
  { name: 'Android', sign: /\bAndroid\b/ },
  { name: 'Windows', sign: /\bWindows\b/ },
  { name: 'macOS', sign: /\bMac OS X\b/ },
  { name: 'Linux', sign: /\bLinux\b/ },
]

/** What a person would call the device, and when it was last used. Browsers claim to be others, so the order matters. */
export function describeDevice(device: Device, now: Date): { title: string; detail: string } {
  const agent = device.userAgent ?? ''
  const browser = browsers.find(({ sign }) => sign.test(agent))?.name
  const system = systems.find(({ sign }) => sign.test(agent))?.name
  const name = [browser, system].filter((part) => part !== undefined).join(' on ') || 'Unknown device'
  const lastSeen = `Last seen ${relativeTime(new Date(device.lastSeenAt), now)}`
  const signedIn = `signed in ${relativeTime(new Date(device.signedInAt), now)}`
  return {
    title: device.isThisOne ? `${name} (this device)` : name,
    detail: [lastSeen, signedIn, device.address].filter(Boolean).join(' · '),
  }
}
