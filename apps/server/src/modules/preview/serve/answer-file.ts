import { buffer } from 'node:stream/consumers'
import type { RequestContext } from '../../../http/app-types.ts'
import { chooseRange } from '../../../http/choose-range.ts'
import type { LiveFile } from '../live/live-preview.ts'
import type { ProjectSource } from '../live/project-source.ts'
import { contentTypeOf } from './content-type.ts'

/** A file of the project as it is, or the part of it that is asked for. */
export async function answerFile(
  context: RequestContext,
  { file, unsaved }: LiveFile,
  { openBody }: Pick<ProjectSource, 'openBody'>,
): Promise<Response> {
  const etag = `"${file.hash}"`
  const isKept = context.req.query('v') !== undefined && unsaved === undefined
  const head = {
    'content-type': contentTypeOf(file.path),
    'cache-control': isKept ? 'private, max-age=31536000, immutable' : 'no-cache',
    etag,
    'accept-ranges': 'bytes',
  }
  if (context.req.header('if-none-match') === etag) return context.body(null, 304, head)
  const asked = { range: context.req.header('range'), ifRange: context.req.header('if-range') }
  const range = chooseRange(asked, { size: file.size, etag })
  if (range === 'outside')
    return context.body(null, 416, { ...head, 'content-range': `bytes */${file.size}` })
  if (range !== 'whole') {
    const whole = unsaved?.bytes ?? (await buffer(await openBody(file.hash)))
    return context.body(Buffer.from(whole.subarray(range.start, range.end)), 206, {
      ...head,
      'content-range': `bytes ${range.start}-${range.end - 1}/${file.size}`,
      'content-length': String(range.end - range.start),
    })
  }
  if (unsaved) return context.body(Buffer.from(unsaved.bytes), 200, head)
  const sized = { ...head, 'content-length': String(file.size) }
  if (context.req.method === 'HEAD') return context.body(null, 200, sized)
  return context.body(await openBody(file.hash), 200, sized)
}
