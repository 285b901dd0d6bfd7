import { addressOf } from '@joinery/contract'
import type { Endpoint } from '@joinery/contract'
import type { z } from 'zod'
import { AppError } from '../../http/app-error.ts'
import type { App, RequestContext } from '../../http/app-types.ts'
import { isDatabaseAway } from '../../http/is-database-away.ts'
import { askEndpoint } from '../../http/serve-endpoint.ts'

/**
 * Asks one endpoint for its part, which whoever needs to know what it says can read. Undefined where it has no answer:
 * then the part is left out.
 */
export type Ask = <Input extends z.ZodObject, Output extends z.core.$ZodType>(
  endpoint: Endpoint<Input, Output>,
  input: z.input<Input>,
) => Promise<{ read: () => z.output<Output> } | undefined>

export interface Gathering {
  ask: Ask
  /** What is asked for on a guess is a part of the answer only when it is taken in. */
  guess: () => { ask: Ask; takeIn: () => void }
}

/**
 * The answers of all endpoints that are asked, by their addresses, as they leave. Each is written down as soon as it is
 * there, while others are still awaited.
 */
export async function gatherAnswers(
  app: App,
  context: RequestContext,
  read: (gathering: Gathering) => Promise<unknown>,
): Promise<string> {
  const written = new Map<string, string>()

  const askInto =
    (parts: Map<string, string>): Ask =>
    async (endpoint, input) => {
      try {
        const answer = await askEndpoint(app, { endpoint, input }, context)
        parts.set(addressOf(endpoint, input), answer.json)
        return answer
      } catch (error) {
        // Then there is nothing to answer with, and that is the answer.
        if (isDatabaseAway(error)) throw error
        // Whoever is refused here is told why when they ask for that part alone; so is the log.
        if (!(error instanceof AppError))
          context.env.log.warn({ err: error }, 'a part of a screen could not be read')
        return undefined
      }
    }

  await read({
    ask: askInto(written),
    guess() {
      const guessed = new Map<string, string>()
      return {
        ask: askInto(guessed),
        takeIn: () => guessed.forEach((part, address) => written.set(address, part)),
      }
    },
  })
  return joinParts(written)
}

function joinParts(parts: ReadonlyMap<string, string>): string {
  const named = [...parts].map(([address, json]) => `${JSON.stringify(address)}:${json}`)
  return `{"answers":{${named.join()}}}`
}
