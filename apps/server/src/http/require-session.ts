import { texts } from '@joinery/contract'
import type { UserId } from '@joinery/contract'
import { AppError } from './app-error.ts'
import type { RequestContext } from './app-types.ts'

/** Who asks, as every module sees them. */
export interface Caller {
  userId: UserId
  sessionId: string
  /** Empty for accounts that have none. */
  email: string
  /** Whether they only look. Unknown where no request is there to tell. */
  isReading?: boolean
  /** Of an answer that is put together from several: what was looked up for one part of it holds for the others. */
  isGathering?: boolean
}

export interface Sessions {
  /** Whom a token stands for. A session that was ended elsewhere, or whose user is banned, is unknown within a minute. */
  judge: (token: string) => Promise<SessionVerdict>
  /** For answers that last: whether the caller's session still stands. */
  isLive: (caller: Caller) => Promise<boolean>
}

export type SessionVerdict = { caller: Caller } | { refusal: 'unknown' | 'second-factor-missing' }

/** The caller of a request that nobody may make without being signed in. */
export async function requireSession(context: RequestContext, sessions: Sessions): Promise<Caller> {
  const caller = await findSession(context, sessions)
  if (!caller) throw unauthenticated()
  return caller
}

/** Judges the caller once for all parts of an answer that is put together from several. */
export async function shareSession(context: RequestContext, sessions: Sessions): Promise<Caller> {
  const caller = { ...(await requireSession(context, sessions)), isGathering: true }
  shared.set(context.req.raw, caller)
  return caller
}

const shared = new WeakMap<Request, Caller>()

/** The caller, or undefined for a visitor who shows no token. A token that is shown must be good. */
export async function findSession(context: RequestContext, sessions: Sessions): Promise<Caller | undefined> {
  const known = shared.get(context.req.raw)
  if (known) return known
  const authorization = context.req.header('authorization')
  if (authorization === undefined) return undefined
  const token = /^bearer +(\S+)$/i.exec(authorization)?.[1]
  if (token === undefined) throw unauthenticated()
  const verdict = await sessions.judge(token)
  if ('caller' in verdict) return { ...verdict.caller, isReading: readingMethods.has(context.req.method) }
  if (verdict.refusal === 'unknown') throw unauthenticated()
  throw new AppError('forbidden', 'Your account has a second factor. Enter its code to go on.')
}

const readingMethods = new Set(['GET', 'HEAD'])

function unauthenticated(): AppError {
  return new AppError('unauthenticated', texts.errors.unauthenticated, {
    headers: { 'www-authenticate': 'Bearer' },
  })
}
