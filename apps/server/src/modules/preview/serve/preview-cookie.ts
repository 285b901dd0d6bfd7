/**
 * Keeps a visitor's pass. Where browsers take a page for safe the cookie is partitioned, because they send a frame of
 * another site no other kind, and its name has a prefix that no sibling can set. Elsewhere they would drop such a
 * cookie: there a plain one serves, for previews below the app's own name. Cookies know no ports, so that of a door has
 * its port in its name.
 */
export function createPreviewCookie({ isSafe, port }: { isSafe: boolean; port?: number | undefined }) {
  const name = isSafe ? '__Host-preview' : ['preview', port].join(port === undefined ? '' : '-')
  const terms = isSafe ? 'Secure; SameSite=None; Partitioned' : 'SameSite=Lax'

  return {
    write: (value: string) => `${name}=${value}; Path=/; HttpOnly; ${terms}`,

    read(header: string | undefined): string | undefined {
      for (const part of header?.split(';') ?? []) {
        const [key = '', value = ''] = part.trim().split('=')
        if (key === name) return value
      }
      return undefined
    },
  }
}
