import { frameSource, parentSource } from '../protocol.ts'
import type { FrameMessage, ParentMessage } from '../protocol.ts'

interface Channel {
  readonly isEmbedded: boolean
  send: (message: FrameMessage) => void
}

/** The line to the page around the frame. One origin is told, and only that origin is listened to. */
export function openChannel(
  parentOrigin: string | undefined,
  onMessage: (message: ParentMessage) => void,
): Channel {
  const isEmbedded = parentOrigin !== undefined && window.parent !== window
  if (!isEmbedded) return { isEmbedded, send: () => undefined }
  addEventListener('message', (event: MessageEvent<unknown>) => {
    if (event.origin !== parentOrigin || event.source !== window.parent) return
    const message = readMessage(event.data)
    if (message) onMessage(message)
  })
  return {
    isEmbedded,
    send: (message) => window.parent.postMessage({ source: frameSource, ...message }, parentOrigin),
  }
}

function readMessage(value: unknown): ParentMessage | undefined {
  if (typeof value !== 'object' || value === null || !('source' in value) || value.source !== parentSource)
    return undefined
  if (!('type' in value)) return undefined
  if (value.type === 'reload') return { type: 'reload' }
  if (value.type === 'navigate' && 'path' in value && typeof value.path === 'string')
    return { type: 'navigate', path: value.path }
  if (value.type === 'pick' && 'isOn' in value) return { type: 'pick', isOn: value.isOn === true }
  if (value.type !== 'storage' || !('area' in value) || !('entries' in value)) return undefined
  if ((value.area !== 'local' && value.area !== 'session') || !Array.isArray(value.entries)) return undefined
  return { type: 'storage', area: value.area, entries: value.entries.filter((entry) => isEntry(entry)) }
}

function isEntry(value: unknown): value is readonly [string, string] {
  return Array.isArray(value) && typeof value[0] === 'string' && typeof value[1] === 'string'
}
