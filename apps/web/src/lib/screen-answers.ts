import { screenParts } from '@joinery/contract'
import type { ScreenName } from '@joinery/contract'

/** What one screen shows first. */
export interface ScreenQuestion {
  screen: ScreenName
  /** Whether what stands around every screen is wanted too. */
  withShell: boolean
  /** Where the server answers it. */
  address: string
}

/** One part, as it would be asked for alone. */
interface Part {
  /** The endpoint's path, with its parameters by name. */
  path: string
  address: string
  /** Who asks. */
  token: string | undefined
}

interface Dependencies {
  /** Who asks; undefined for nobody. */
  accessToken: () => Promise<string | undefined>
  /** The server's answers to the parts, by their addresses. */
  read: (address: string, token: string) => Promise<Record<string, unknown>>
  now: () => number
}

interface Reading {
  readonly parts: ReadonlySet<string>
  readonly reply: Promise<Reply>
  isForgotten: boolean
}

interface Reply {
  token: string | undefined
  answers: Record<string, unknown>
  arrivedAt: number
}

/** What nobody has asked for by then is asked for alone: it may have changed. */
const freshMs = 5_000

export type ScreenAnswers = ReturnType<typeof createScreenAnswers>

/**
 * Asks for all that a screen shows in one request. Whoever then asks for a part gets it from that answer, once; where it
 * is not in there, they ask for it alone, as they do ever after.
 */
export function createScreenAnswers({ accessToken, read, now }: Dependencies) {
  let reading: Reading | undefined

  async function fetchReply(address: string): Promise<Reply> {
    const token = await accessToken().catch(() => undefined)
    const answers = token === undefined ? {} : await read(address, token).catch(() => ({}))
    return { token, answers, arrivedAt: now() }
  }

  return {
    ask({ screen, withShell, address }: ScreenQuestion): void {
      const parts = new Set<string>([...(withShell ? screenParts.shell : []), ...screenParts[screen]])
      reading = { parts, reply: fetchReply(address), isForgotten: false }
    },

    /** Undefined where it must be asked for alone. */
    async take({ path, address, token }: Part): Promise<unknown> {
      const asked = reading
      if (!asked?.parts.has(path)) return undefined
      const { token: asker, answers, arrivedAt } = await asked.reply
      if (asked.isForgotten || asker !== token || now() - arrivedAt > freshMs) return undefined
      const answer = answers[address]
      delete answers[address]
      return answer
    },

    /** After a change nothing that was read before it counts. */
    forget(): void {
      if (reading) reading.isForgotten = true
      reading = undefined
    },
  }
}
