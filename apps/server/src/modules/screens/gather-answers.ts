import { addressOf } from '@joinery/contract'
import type { Endpoint } from '@joinery/contract'
import type { z } from 'zod'
import { AppError } from '../../http/app-error.ts'
import type { App, RequestContext } from '../../http/app-types.ts'
import { isDatabaseAway } from '../../http/is-database-away.ts'
import { askEndpoint } from '../../http/serve-endpoint.ts'

/** Asks one endpoint for its part. Undefined where it has no answer: then the part is left out. */
export type Ask = <Input extends z.ZodObject, Output extends z.ZodType>(
  endpoint: Endpoint<Input, Output>,
  input: z.input<Input>,
) => Promise<z.output<Output> | undefined>

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
): Promise<Buffer<ArrayBuffer>> {
  const written = new Map<string, Buffer>()

  const askInto =
    (parts: Map<string, Buffer>): Ask =>
    async (endpoint, input) => {
      try {
        const answer = await askEndpoint(app, { endpoint, input }, context)
        const address = addressOf(endpoint, input)
        parts.set(address, Buffer.from(`${JSON.stringify(address)}:${JSON.stringify(answer)}`))
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
      const guessed = new Map<string, Buffer>()
      return {
        ask: askInto(guessed),
        takeIn: () => guessed.forEach((part, address) => written.set(address, part)),
      }
    },
  })
  return joinParts([...written.values()])
}

function joinParts(parts: readonly Buffer[]): Buffer<ArrayBuffer> {
  const separated = parts.flatMap((part, index) => (index === 0 ? [part] : [comma, part]))
  return Buffer.concat([opening, ...separated, closing])
}

const opening = Buffer.from('{"answers":{')
const comma = Buffer.from(',')
const closing = Buffer.from('}}')
