import { AuthError, OAuthError } from '../errors.ts'
import type { PresentedSession } from '../tokens/issue-session.ts'

const oauthNames: Record<number, string> = {
  400: 'invalid_request',
  401: 'unauthorized_client',
  403: 'access_denied',
  422: 'access_denied',
  500: 'server_error',
  503: 'temporarily_unavailable',
}

/** Hands a session over in the fragment, which browsers keep to themselves. `sb` tells the client that it is ours. */
export function withSession(
  redirectTo: string,
  session: PresentedSession,
  extra: Record<string, string> = {},
) {
  return withFragment(redirectTo, {
    access_token: session.access_token,
    expires_at: String(session.expires_at),
    expires_in: String(session.expires_in),
    ...extra,
    refresh_token: session.refresh_token,
    sb: '',
    token_type: session.token_type,
  })
}

export function withCode(redirectTo: string, code: string) {
  const url = new URL(redirectTo)
  url.searchParams.set('code', code)
  return url.href
}

export function withMessage(redirectTo: string, message: string, inQuery: boolean) {
  const url = new URL(redirectTo)
  if (inQuery) url.searchParams.set('message', message)
  return withFragment(url.href, { message, sb: '' })
}

/** An error goes into the fragment, and for clients that read the query there as well. */
export function withError(redirectTo: string, cause: unknown, inQuery: boolean) {
  const facts = describeError(cause)
  const url = new URL(redirectTo)
  if (inQuery) for (const [name, value] of Object.entries(facts)) url.searchParams.set(name, value)
  return withFragment(url.href, { ...facts, sb: '' })
}

function describeError(cause: unknown): Record<string, string> {
  if (cause instanceof OAuthError) return { error: cause.error, error_description: cause.message }
  const error =
    cause instanceof AuthError
      ? cause
      : new AuthError(500, 'unexpected_failure', 'Something went wrong on our side. Please try again.')
  return {
    error: oauthNames[error.status] ?? 'invalid_request',
    error_code: error.code,
    error_description: error.message,
  }
}

function withFragment(redirectTo: string, parameters: Record<string, string>) {
  const url = new URL(redirectTo)
  url.hash = new URLSearchParams(parameters).toString()
  return url.href
}
