/** The path of `endpoints.session.current`, apart from it because that one brings the schema library along. */
export const sessionPath = '/api/session'

/**
 * Whether somebody is signed in, for public pages: they need this one bit and must stay small, so they do
 * without the API client. An answer that does not come, or is not understood, counts as nobody.
 */
export async function isSignedIn(origin = window.location.origin): Promise<boolean> {
  try {
    const response = await fetch(new URL(sessionPath, origin), { headers: { accept: 'application/json' } })
    return response.ok && namesUser(await response.json())
  } catch {
    return false
  }
}

function namesUser(reply: unknown): boolean {
  return (
    typeof reply === 'object' &&
    reply !== null &&
    'user' in reply &&
    typeof reply.user === 'object' &&
    reply.user !== null
  )
}
