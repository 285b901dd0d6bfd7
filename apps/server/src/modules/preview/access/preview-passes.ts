import { createHmac, timingSafeEqual } from 'node:crypto'
import { projectId, userId } from '@joinery/contract'
import { z } from 'zod'

/** Who may see which preview, and inside which page. */
const pass = z.strictObject({
  projectId,
  userId,
  sessionId: z.string(),
  /** The app's own origin, as its user opened it. */
  parentOrigin: z.string(),
})
const sealedPass = pass.extend({ until: z.number() })

export type PreviewPass = z.infer<typeof pass>

/** An entry stands in an address, so it holds for a minute; what it is exchanged for stands in a cookie. */
const lifetimesMs = { entry: 60_000, cookie: 12 * 3_600_000 }

type Purpose = keyof typeof lifetimesMs

export type PreviewPasses = ReturnType<typeof createPreviewPasses>

/** Signed passes. One that was made for an address is worth nothing in a cookie, and the other way round. */
export function createPreviewPasses({ key, now }: { key: Uint8Array; now: () => Date }) {
  const sign = (purpose: Purpose, body: string) =>
    createHmac('sha256', key).update(`${purpose} pass`).update(body).digest()

  return {
    issue(purpose: Purpose, granted: PreviewPass): string {
      const until = now().getTime() + lifetimesMs[purpose]
      const body = Buffer.from(JSON.stringify({ ...granted, until })).toString('base64url')
      return `${body}.${sign(purpose, body).toString('base64url')}`
    },

    read(purpose: Purpose, text: string): PreviewPass | undefined {
      const [body = '', signature = ''] = text.split('.')
      const given = Buffer.from(signature, 'base64url')
      const expected = sign(purpose, body)
      if (given.length !== expected.length || !timingSafeEqual(given, expected)) return undefined
      const parsed = sealedPass.safeParse(JSON.parse(Buffer.from(body, 'base64url').toString()))
      if (!parsed.success || parsed.data.until <= now().getTime()) return undefined
      const { until: _until, ...granted } = parsed.data
      return granted
    },
  }
}
