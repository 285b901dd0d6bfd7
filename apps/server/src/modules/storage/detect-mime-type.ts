import { isUtf8 } from 'node:buffer'

/** Pictures that a browser only ever paints. Everything else is handed out as a download. */
export const rasterTypes: ReadonlySet<string> = new Set([
  'image/png',
  'image/jpeg',
  'image/gif',
  'image/webp',
  'image/avif',
])

const otherTypes: ReadonlySet<string> = new Set(['application/pdf'])

/** What the bytes are, whatever their name says; undefined for what is not taken. */
export async function detectMimeType(bytes: Uint8Array): Promise<string | undefined> {
  // It takes its time to load, and nothing but the first attachment needs it.
  const { fileTypeFromBuffer } = await import('file-type')
  const mime = (await fileTypeFromBuffer(bytes))?.mime
  if (mime !== undefined && (rasterTypes.has(mime) || otherTypes.has(mime))) return mime
  const isText = isUtf8(bytes) && !bytes.includes(0)
  if (!isText) return undefined
  return isSvg(bytes) ? 'image/svg+xml' : 'text/plain; charset=utf-8'
}

/** The first element decides; declarations and comments may stand before it. */
function isSvg(bytes: Uint8Array): boolean {
  const head = Buffer.from(bytes.subarray(0, 4_096)).toString('utf8')
  return /^\uFEFF?\s*(?:<\?[^>]*>\s*|<!--[\s\S]*?-->\s*|<!DOCTYPE[^>]*>\s*)*<svg[\s>]/i.test(head)
}
