import { readFileSync } from 'node:fs'
import { z } from 'zod'
import { events, exchanges } from '../wire/announce.ts'
import { decodeForm } from '../wire/decode-form.ts'
import { checkShape } from './check-shape.ts'
import type { Shape } from './check-shape.ts'

const shape: z.core.$ZodType<Shape> = z.lazy(() =>
  z.union([z.string(), z.number(), z.boolean(), z.array(shape), z.record(z.string(), shape)]),
)
const named = z.record(z.string(), shape)
const known = z.object({
  version: z.string(),
  operations: z.record(z.string(), z.object({ params: shape, reply: shape })),
  events: named,
  shapes: named,
})

let isHeld = false
let isLoose = false

/**
 * From here on whatever a sandbox of this process answers or tells has to be what the types of Stripe's SDK say, with
 * nothing missing and nothing added. What is not so is an error that nobody catches, which fails the tests.
 */
export function holdToSdk(): void {
  if (isHeld) return
  isHeld = true
  const sdk = readShapes()
  exchanges.subscribe((message) => {
    if (isLoose) return
    const problem = checkExchange(sdk, exchange.parse(message))
    if (problem !== undefined) throw new Error(problem)
  })
  events.subscribe((message) => {
    const problem = checkEvent(sdk, message)
    if (problem !== undefined) throw new Error(problem)
  })
}

/** For a test of what the SDK of today does not know. */
export async function withoutSdk<T>(work: () => Promise<T>): Promise<T> {
  isLoose = true
  try {
    return await work()
  } finally {
    isLoose = false
  }
}

export const readShapes = () =>
  known.parse(JSON.parse(readFileSync(new URL('stripe-shapes.json', import.meta.url), 'utf8')))

type Sdk = ReturnType<typeof readShapes>

const exchange = z.object({ operation: z.string(), sent: z.string(), reply: z.string() })

export function checkExchange(
  { operations, shapes }: Sdk,
  { operation, sent, reply }: z.output<typeof exchange>,
): string | undefined {
  const wanted = operations[operation]
  if (!wanted) return `${operation} is not among the shapes: run scripts/stripe-shapes.ts.`
  const asked = checkShape({ shapes, isForm: true }, wanted.params, { value: decodeForm(sent) })
  if (asked !== undefined) return `${operation} was asked with something that the SDK has not: ${asked}.`
  if (reply.includes('"livemode":true')) return `${operation} claims to move real money.`
  const answered = checkShape({ shapes, isForm: false }, wanted.reply, { value: JSON.parse(reply) })
  if (answered !== undefined) return `${operation} answered what the SDK does not expect: ${answered}.`
  return undefined
}

const event = z.looseObject({ type: z.string(), data: z.object({ object: z.unknown() }).loose() })

export function checkEvent({ events: types, shapes }: Sdk, message: unknown): string | undefined {
  const { type, data } = event.parse(message)
  const wanted = types[type]
  if (wanted === undefined) return `The SDK has no event ${type}.`
  const value: unknown = JSON.parse(JSON.stringify(data.object))
  const told = checkShape({ shapes, isForm: false }, wanted, { value })
  return told === undefined ? undefined : `${type} tells what the SDK does not expect: ${told}.`
}
