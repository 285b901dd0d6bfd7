import { createHash, randomBytes } from 'node:crypto'
import { texts, userId } from '@joinery/contract'
import { z } from 'zod'
import { AppError } from '../../../http/app-error.ts'
import type { Caller } from '../../../http/require-session.ts'
import type { CodeHost, CodeHostApp } from '../repositories/code-host.ts'

/** Keeps a text from everybody who carries it for us. */
export interface Seal {
  seal: (text: string) => string
  /** Throws for what we did not seal. */
  open: (sealed: string) => string
}

interface Dependencies {
  codeHost: CodeHost
  seal: Seal
  now: () => Date
}

const statement = z.object({ userId, verifier: z.string(), expiresAt: z.number() })
const validMs = 10 * 60_000
const { refusals } = texts.integrations.codeHosting

/**
 * Connecting through the code host's own page. The state says who began, and only they can finish: otherwise somebody
 * could have a stranger agree and get the stranger's token for themselves.
 */
export function createAppSignIn({ codeHost, seal, now }: Dependencies) {
  return {
    begin({ userId: began }: Caller): string {
      const verifier = randomBytes(32).toString('base64url')
      const expiresAt = now().getTime() + validMs
      return requireApp(codeHost).addressToAgree({
        state: seal.seal(JSON.stringify({ userId: began, verifier, expiresAt })),
        challenge: createHash('sha256').update(verifier).digest('base64url'),
      })
    },

    /** The token that the code stands for. */
    async finish(caller: Caller, { code, state }: { code: string; state: string }): Promise<string> {
      const app = requireApp(codeHost)
      const began = readState(state, seal)
      const isTheirs = began?.userId === caller.userId && began.expiresAt > now().getTime()
      if (!began || !isTheirs) throw new AppError('invalid-input', refusals.notYours)
      return app.exchangeCode({ code, verifier: began.verifier })
    },
  }
}

function readState(state: string, seal: Seal) {
  try {
    return statement.safeParse(JSON.parse(seal.open(state))).data
  } catch {
    return undefined
  }
}

function requireApp({ app }: CodeHost): CodeHostApp {
  if (!app) throw new AppError('conflict', refusals.noApp)
  return app
}
