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

/** The answers of all endpoints that are asked, by their addresses. */
export async function gatherAnswers(
  app: App,
  context: RequestContext,
  read: (ask: Ask) => Promise<unknown>,
): Promise<Record<string, unknown>> {
  const answers: Record<string, unknown> = {}
  await read(async (endpoint, input) => {
    try {
      const answer = await askEndpoint(app, { endpoint, input }, context)
      answers[addressOf(endpoint, input)] = answer
      return answer
    } catch (error) {
      // Then there is nothing to answer with, and that is the answer.
      if (isDatabaseAway(error)) throw error
      // Whoever is refused here is told why when they ask for that part alone; so is the log.
      if (!(error instanceof AppError))
        context.env.log.warn({ err: error }, 'a part of a screen could not be read')
      return undefined
    }
  })
  return answers
}
