import { isIP } from 'node:net'
import type { Config } from '../config.ts'

/** The address that people know this server by. */
export function addressAt({ PUBLIC_URL, HOST }: Config, port: number): string {
  return PUBLIC_URL ?? `http://${hostForPeople(HOST)}:${port}`
}

/** Where previews have their names: the operator's choice, or below the app's own name. */
export function previewHost({ PREVIEW_HOST, PUBLIC_URL }: Config, port: number): string {
  if (PREVIEW_HOST !== undefined) return PREVIEW_HOST.toLowerCase()
  const app = new URL(PUBLIC_URL ?? `http://localhost:${port}`)
  // Nothing can stand below a number.
  return isIP(app.hostname.replace(/^\[|\]$/g, '')) === 0
    ? `preview.${app.host}`
    : `preview.localhost:${port}`
}

/** Where published apps have theirs, by the same rule. */
export function publishHost({ PUBLISH_HOST, PUBLIC_URL }: Config, port: number): string {
  if (PUBLISH_HOST !== undefined) return PUBLISH_HOST.toLowerCase()
  const app = new URL(PUBLIC_URL ?? `http://localhost:${port}`)
  return isIP(app.hostname.replace(/^\[|\]$/g, '')) === 0 ? `apps.${app.host}` : `apps.localhost:${port}`
}

/** A browser tells apart what people do not: both of these lead to this machine. */
export function originsOf(address: string): [string, ...string[]] {
  const { origin } = new URL(address)
  return origin.includes('//localhost') ? [origin, origin.replace('//localhost', '//127.0.0.1')] : [origin]
}

/** People type localhost; 0.0.0.0 and :: are not addresses one can open. */
function hostForPeople(host: string): string {
  if (['127.0.0.1', '0.0.0.0', '::', '::1'].includes(host)) return 'localhost'
  return host.includes(':') ? `[${host}]` : host
}
