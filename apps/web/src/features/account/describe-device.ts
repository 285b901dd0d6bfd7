import { fillText, texts } from '@joinery/contract'
import type { Device } from '@joinery/contract'
import { relativeTime } from '../../lib/relative-time.ts'

const words = texts.account.devices

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

interface DescribedDevice {
  title: string
  detail: string
  /** The same moments to the minute. */
  exactDetail: string
}

/** What a person would call the device, and when it was last used. */
export function describeDevice(device: Device, now: Date): DescribedDevice {
  const [lastSeen, signedIn] = [new Date(device.lastSeenAt), new Date(device.signedInAt)]
  const tell = (write: (moment: Date) => string) => [
    fillText(words.lastSeen, { time: write(lastSeen) }),
    fillText(words.signedIn, { time: write(signedIn) }),
  ]
  return {
    title: nameOf(device.userAgent ?? ''),
    detail: [...tell((moment) => relativeTime(moment, now)), device.address].filter(Boolean).join(' · '),
    exactDetail: tell(exactTime).join(' · '),
  }
}

/** Browsers claim to be others, so the order of the lists matters. */
function nameOf(agent: string): string {
  const browser = browsers.find(({ sign }) => sign.test(agent))?.name
  const system = systems.find(({ sign }) => sign.test(agent))?.name
  if (browser && system) return fillText(words.browserOnSystem, { browser, system })
  return browser ?? system ?? words.unknown
}

const exactTime = (moment: Date) =>
  moment.toLocaleString('en-US', { dateStyle: 'medium', timeStyle: 'short' })
