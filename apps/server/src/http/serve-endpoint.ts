import type { AnyEndpoint, Endpoint } from '@joinery/contract'
import { z } from 'zod'
import { answerPacked } from './answer-packed.ts'
import type { App, RequestContext } from './app-types.ts'
import { createInputReader } from './read-input.ts'

type Answer<Input extends z.ZodObject, Output extends z.core.$ZodType> = (
  input: z.output<Input>,
  context: RequestContext,
) => z.input<Output> | Promise<z.input<Output>>

/**
 * Serves one operation of the contract: its input is parsed once, here, and its answer leaves through the output's
 * schema, so that a field nobody declared never leaves the server.
 */
export function serveEndpoint<Input extends z.ZodObject, Output extends z.core.$ZodType>(
  app: App,
  endpoint: Endpoint<Input, Output>,
  answer: Answer<Input, Output>,
): void {
  offerAnswer(app, endpoint, answer)
  const readInput = createInputReader(endpoint)
  app.on(endpoint.method, endpoint.path, async (context) =>
    answerJson(
      context,
      JSON.stringify(z.parse(endpoint.output, await answer(await readInput(context), context))),
    ),
  )
}

/** Serves an operation whose answer is put together from parts that left through their own schemas, as JSON already. */
export function serveWrittenEndpoint<Input extends z.ZodObject>(
  app: App,
  endpoint: Endpoint<Input, z.core.$ZodType>,
  answer: (input: z.output<Input>, context: RequestContext) => Promise<Json>,
): void {
  const readInput = createInputReader(endpoint)
  app.on(endpoint.method, endpoint.path, async (context) =>
    answerJson(context, await answer(await readInput(context), context)),
  )
}

/**
 * Serves an operation that tells of something that never changes, such as a tree. Its answer is checked and written once,
 * and kept for as long as what it tells of.
 */
export function serveLastingEndpoint<
  Input extends z.ZodObject,
  Output extends z.core.$ZodType,
  Lasting extends object,
>(
  app: App,
  endpoint: Endpoint<Input, Output>,
  { find, present }: LastingAnswer<Input, Output, Lasting>,
): void {
  const written = new WeakMap<Lasting, Json>()

  function write(lasting: Lasting): Json {
    const json = written.get(lasting) ?? JSON.stringify(z.parse(endpoint.output, present(lasting)))
    written.set(lasting, json)
    return json
  }

  offersOf(app).set(endpoint, async (input, context) => {
    const lasting = await find(endpoint.input.parse(input), context)
    return { json: write(lasting), read: () => present(lasting) }
  })
  serveWrittenEndpoint(app, endpoint, async (input, context) => write(await find(input, context)))
}

interface LastingAnswer<Input extends z.ZodObject, Output extends z.core.$ZodType, Lasting extends object> {
  find: (input: z.output<Input>, context: RequestContext) => Promise<Lasting>
  present: (lasting: Lasting) => z.input<Output>
}

/** Makes an answer that can also be a part of another one: see `askEndpoint`. */
export function offerAnswer<Input extends z.ZodObject, Output extends z.core.$ZodType>(
  app: App,
  endpoint: Endpoint<Input, Output>,
  answer: Answer<Input, Output>,
): void {
  offersOf(app).set(endpoint, async (input, context) => {
    const answered = await answer(endpoint.input.parse(input), context)
    return { read: () => answered }
  })
}

/** What an endpoint answers to whoever makes this request, for an answer that is put together from several. */
export async function askEndpoint<Input extends z.ZodObject, Output extends z.core.$ZodType>(
  app: App,
  { endpoint, input }: { endpoint: Endpoint<Input, Output>; input: z.input<Input> },
  context: RequestContext,
): Promise<{ json: Json; read: () => z.output<Output> }> {
  const offer = offersOf(app).get(endpoint)
  if (!offer) throw new Error(`Nobody answers ${endpoint.method} ${endpoint.path}.`)
  const { json, read } = await offer(input, context)
  if (json !== undefined) return { json, read: () => z.parse(endpoint.output, read()) }
  const answer = z.parse(endpoint.output, read())
  return { json: JSON.stringify(answer), read: () => answer }
}

const answerJson = (context: RequestContext, json: Json): Promise<Response> =>
  answerPacked(context, json, { 'content-type': 'application/json' })

/** Text, which leaves as it is: parts of an answer are put together without being copied one by one. */
type Json = string

/** `json` is there where the answer was written before; then it has been checked as well. */
type Offer = (input: unknown, context: RequestContext) => Promise<{ json?: Json; read: () => unknown }>

function offersOf(app: App): Map<AnyEndpoint, Offer> {
  const known = offered.get(app) ?? new Map<AnyEndpoint, Offer>()
  offered.set(app, known)
  return known
}

const offered = new WeakMap<App, Map<AnyEndpoint, Offer>>()
