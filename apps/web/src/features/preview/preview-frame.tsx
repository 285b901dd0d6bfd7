import { useRef } from 'react'
import type { Ref } from 'react'
import { fillText, texts } from '@joinery/contract'
import { classNames } from '../../lib/class-names.ts'
import { deviceFacts, fitDevice, pictured } from './device.ts'
import type { Device } from './device.ts'
import { useRoom } from './use-room.ts'

interface PreviewFrameProps {
  frameRef: Ref<HTMLIFrameElement>
  url: string
  /** A small picture shows what can be made out, and says nothing of its width. */
  device: Device | 'pictured'
  /** Something lies over it: it works, but is not there for anybody yet. */
  isCovered: boolean
  onLoad: () => void
}

/** The app in a frame of another origin, as wide as the chosen device. */
export function PreviewFrame({ frameRef, url, device: wanted, isCovered, onLoad }: PreviewFrameProps) {
  const stage = useRef<HTMLDivElement>(null)
  const room = useRoom(stage)
  const device = wanted === 'pictured' ? pictured(room) : wanted
  const { width, height, scale } = fitDevice(device, room)
  const isDevice = deviceFacts[device].width !== undefined
  return (
    <div className={classNames('flex min-h-0 flex-1 flex-col', isDevice && 'bg-neutral-3')}>
      <div ref={stage} className="relative min-h-0 flex-1 overflow-hidden">
        <iframe
          ref={frameRef}
          title={texts.preview.frameTitle}
          src={url}
          // The frame is of another origin, so it cannot take its own sandbox away.
          // oxlint-disable-next-line react/iframe-missing-sandbox
          sandbox="allow-scripts allow-same-origin allow-forms"
          allow="clipboard-write"
          referrerPolicy="no-referrer"
          onLoad={onLoad}
          className={classNames(
            'absolute top-0 origin-top-left border-0 bg-[Canvas] [color-scheme:light]',
            isDevice ? 'shadow-float' : 'size-full',
            isCovered && 'invisible',
          )}
          style={
            isDevice
              ? {
                  width,
                  height,
                  left: Math.max(0, (room.width - width * scale) / 2),
                  transform: `scale(${scale})`,
                }
              : undefined
          }
        />
      </div>
      {isDevice && wanted !== 'pictured' && (
        <p className="border-t border-neutral-5 bg-neutral-2 px-3 py-1 text-center text-12 text-neutral-10">
          {scale < 1
            ? fillText(texts.preview.devices.scale, { width, percent: Math.round(scale * 100) })
            : fillText(texts.preview.devices.width, { width })}
        </p>
      )}
    </div>
  )
}
