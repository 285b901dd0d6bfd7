import { Maximize, Monitor, Smartphone, Tablet } from 'lucide-react'
import type { LucideIcon } from 'lucide-react'
import { texts } from '@joinery/contract'

export const devices = ['phone', 'tablet', 'laptop', 'full'] as const

export type Device = (typeof devices)[number]

interface DeviceFacts {
  readonly label: string
  readonly icon: LucideIcon
  /** In CSS pixels. Undefined takes the room there is. */
  readonly width: number | undefined
}

const words = texts.preview.devices

export const deviceFacts: Record<Device, DeviceFacts> = {
  phone: { label: words.phone, icon: Smartphone, width: 390 },
  tablet: { label: words.tablet, icon: Tablet, width: 820 },
  laptop: { label: words.laptop, icon: Monitor, width: 1_280 },
  full: { label: words.full, icon: Maximize, width: undefined },
}

/** What a small picture of the app shows of it: as much as can be made out. */
export const pictured = (room: Room): Device => (room.width < 240 ? 'phone' : 'laptop')

interface Room {
  readonly width: number
  readonly height: number
}

/** How large a frame is, so that its app sees the width of the device, and how much it is shrunk to fit in. */
export function fitDevice(device: Device, room: Room): Room & { readonly scale: number } {
  const width = deviceFacts[device].width ?? room.width
  const scale = width > room.width && room.width > 0 ? room.width / width : 1
  return { width, height: room.height / scale, scale }
}
