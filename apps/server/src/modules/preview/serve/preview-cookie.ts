/** A name with this prefix is accepted from its own origin only, so no sibling can set it. */
const name = '__Host-preview'

export function readPreviewCookie(header: string | undefined): string | undefined {
  for (const part of header?.split(';') ?? []) {
    const [key = '', value = ''] = part.trim().split('=')
    if (key === name) return value
  }
  return undefined
}

/** Partitioned, because browsers send a frame of another site no other kind. */
export function writePreviewCookie(value: string): string {
  return `${name}=${value}; Path=/; Secure; HttpOnly; SameSite=None; Partitioned`
}
