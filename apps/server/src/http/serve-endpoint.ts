import { pathParameters, texts } from '@joinery/contract'
import type { AnyEndpoint, Endpoint } from '@joinery/contract'
import type { z } from 'zod'
import { AppError } from './app-error.ts'
import type { App, RequestContext } from './app-types.ts'

type Answer<Input extends z.ZodObject, Output extends z.ZodType> = (
  input: z.output<Input>,
  context: RequestContext,
) => z.input<Output> | Promise<z.input<Output>>

/**
 * Serves one operation of the contract: its input is parsed once, here, and its answer leaves through the output's
 * schema, so that a field nobody declared never leaves the server.
 */
export function serveEndpoint<Input extends z.ZodObject, Output extends z.ZodType>(
  app: App,
  endpoint: Endpoint<Input, Output>,
  answer: Answer<Input, Output>,
): void {
  offerAnswer(app, endpoint, answer)
  const readInput = createInputReader(endpoint)
  app.on(endpoint.method, endpoint.path, async (context) =>
    context.json(endpoint.output.parse(await answer(await readInput(context), context))),
  )
}

/** Serves an operation whose answer is put together from parts that left through their own schemas, as JSON already. */
export function serveWrittenEndpoint<Input extends z.ZodObject>(
  app: App,
  endpoint: Endpoint<Input, z.ZodType>,
  answer: (input: z.output<Input>, context: RequestContext) => Promise<Uint8Array<ArrayBuffer>>,
): void {
  const readInput = createInputReader(endpoint)
  app.on(endpoint.method, endpoint.path, async (context) =>
    context.body(await answer(await readInput(context), context), 200, {
      'content-type': 'application/json',
    }),
  )
}

/** Makes an answer that can also be a part of another one: see `askEndpoint`. */
export function offerAnswer<Input extends z.ZodObject, Output extends z.ZodType>(
  app: App,
  endpoint: Endpoint<Input, Output>,
  answer: Answer<Input, Output>,
): void {
  const ofApp = offered.get(app) ?? new Map<AnyEndpoint, Offer>()
  offered.set(app, ofApp)
  ofApp.set(endpoint, async (input, context) => answer(endpoint.input.parse(input), context))
}

/** What an endpoint answers to whoever makes this request, for an answer that is put together from several. */
export async function askEndpoint<Input extends z.ZodObject, Output extends z.ZodType>(
  app: App,
  { endpoint, input }: { endpoint: Endpoint<Input, Output>; input: z.input<Input> },
  context: RequestContext,
): Promise<z.output<Output>> {
  const answer = offered.get(app)?.get(endpoint)
  if (!answer) throw new Error(`Nobody answers ${endpoint.method} ${endpoint.path}.`)
  return endpoint.output.parse(await answer(input, context))
}

type Offer = (input: unknown, context: RequestContext) => Promise<unknown>

const offered = new WeakMap<App, Map<AnyEndpoint, Offer>>()

function createInputReader<Input extends z.ZodObject>(endpoint: Endpoint<Input, z.ZodType>) {
  const takesBody = ['POST', 'PUT', 'PATCH'].includes(endpoint.method)
  const parameters = pathParameters(endpoint.path)
  return async (context: RequestContext): Promise<z.output<Input>> => {
    const input = endpoint.input.safeParse({
      ...(takesBody ? await readJsonObject(context) : context.req.query()),
      ...(parameters.length > 0 && context.req.param()),
    })
    if (!input.success) throw invalidInput(input.error)
    return input.data
  }
}

async function readJsonObject(context: RequestContext): Promise<object> {
  const type = context.req.header('content-type')?.split(';')[0]?.trim().toLowerCase()
  if (type !== 'application/json') {
    throw new AppError('unsupported-media-type', texts.errors['unsupported-media-type'])
  }
  const body = parseJson(await context.req.text())
  if (typeof body === 'object' && body !== null && !Array.isArray(body)) return body
  throw new AppError('invalid-input', texts.errors['invalid-input'], {
    issues: [{ path: '', message: 'must be a JSON object' }],
  })
}

function parseJson(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch (error) {
    throw new AppError('malformed-json', texts.errors['malformed-json'], { cause: error })
  }
}

function invalidInput(error: z.ZodError): AppError {
  const issues = error.issues.map(({ path, message }) => ({ path: path.join('.'), message }))
  return new AppError('invalid-input', texts.errors['invalid-input'], { issues, cause: error })
}
