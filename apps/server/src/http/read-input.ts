import { pathParameters, texts } from '@joinery/contract'
import type { Endpoint } from '@joinery/contract'
import type { z } from 'zod'
import { AppError } from './app-error.ts'
import type { RequestContext } from './app-types.ts'

/** Reads what a request asks of an endpoint, from its address and its body, and refuses what does not fit. */
export function createInputReader<Input extends z.ZodObject>(endpoint: Endpoint<Input, z.core.$ZodType>) {
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
