import { randomUUID } from 'node:crypto'
import { z } from 'zod'
import { endpoints, errorReply, fillPath, pathParameters } from '@joinery/contract'
import type { AnyEndpoint } from '@joinery/contract'

/** Every operation of the API by its name. */
export const operations: [string, AnyEndpoint][] = Object.entries(endpoints).flatMap(([area, group]) =>
  Object.entries<AnyEndpoint>(group).map(([name, endpoint]): [string, AnyEndpoint] => [
    `${area}.${name}`,
    endpoint,
  ]),
)

interface Options {
  address: string
  token: string
  /** Named in every second request, so that some get past the door. */
  projectId: string
  /** How often each operation is asked. */
  rounds: number
  seed: number
}

/** Asks every operation with what nobody should send, and tells what went wrong: a failure, a hang, a shapeless answer. */
export async function sendHostileRequests(options: Options): Promise<string[]> {
  const { address, token, projectId, rounds, seed } = options
  const random = createRandom(seed)
  const problems: string[] = []
  for (const [name, endpoint] of operations) {
    const schema = jsonSchema.parse(z.toJSONSchema(endpoint.input, { io: 'input', unrepresentable: 'any' }))
    for (let round = 0; round < rounds; round += 1) {
      const input = spoil({ ...invent(schema, random), ...(round % 2 === 0 && { projectId }) }, random)
      const began = performance.now()
      const answer = await fetch(`${address}${pathOf(endpoint, input)}`, {
        method: endpoint.method,
        headers: { authorization: `Bearer ${token}`, 'content-type': 'application/json' },
        ...(hasBody(endpoint) && { body: JSON.stringify(input) }),
      })
      const text = answer.headers.get('content-type')?.includes('json') ? await answer.text() : ''
      await answer.body?.cancel().catch(() => undefined)
      const tookMs = performance.now() - began
      const isShaped = answer.status < 400 || errorReply.safeParse(JSON.parse(text || 'null')).success
      if (answer.status >= 500 || tookMs > maxMs || !isShaped)
        problems.push(`${name} ${answer.status} after ${Math.round(tookMs)} ms: ${JSON.stringify(input)}`)
    }
  }
  return problems
}

/** Generous, because tests run beside each other: what hangs, hangs for longer. */
const maxMs = 10_000

type Random = (below: number) => number

/** The same numbers for the same seed. */
function createRandom(seed: number): Random {
  let state = seed
  return (below) => {
    state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0
    return Math.floor((state / 2 ** 32) * below)
  }
}

const jsonSchema = z.record(z.string(), z.unknown())
const schemaList = z.array(jsonSchema)

/** Something that the schema would take, as far as that is easily told. */
function invent(schema: Record<string, unknown>, random: Random): Record<string, unknown> {
  const shape = z.record(z.string(), jsonSchema).catch({}).parse(schema['properties'])
  return Object.fromEntries(Object.entries(shape).map(([key, each]) => [key, inventValue(each, random)]))
}

function inventValue(schema: Record<string, unknown>, random: Random): unknown {
  const choices = schemaList.safeParse(schema['anyOf'] ?? schema['oneOf']).data
  if (choices) return inventValue(choices[random(choices.length)] ?? {}, random)
  const words = z.array(z.unknown()).safeParse(schema['enum']).data
  if (words) return words[random(words.length)]
  if ('const' in schema) return schema['const']
  switch (schema['type']) {
    case 'object':
      return invent(schema, random)
    case 'array':
      return [inventValue(jsonSchema.catch({}).parse(schema['items']), random)]
    case 'integer':
    case 'number':
      return 1 + random(3)
    case 'boolean':
      return random(2) === 1
    default:
      return schema['format'] === 'uuid' ? randomUUID() : 'tea'
  }
}

/** Puts something hostile in the place of one value, at any depth, or beside them. */
function spoil(input: Record<string, unknown>, random: Random): Record<string, unknown> {
  const keys = [...Object.keys(input), 'nobodyKnows']
  const key = keys[random(keys.length)] ?? 'nobodyKnows'
  const value = input[key]
  const nested = jsonSchema.safeParse(value)
  const spoilt =
    nested.success && random(2) === 0 ? spoil(nested.data, random) : hostile[random(hostile.length)]
  return { ...input, [key]: spoilt }
}

const hostile: unknown[] = [
  "' or 1=1 --",
  "'; drop table projects; --",
  "' union select email from auth.users --",
  '1); delete from projects; --',
  "$$ || pg_sleep(10) || '",
  '\\',
  '%00',
  'a\u0000b',
  '\ud800',
  '\u202e\u200b\ufeff',
  '../../../etc/passwd',
  '__proto__',
  'constructor',
  '',
  ' ',
  'x'.repeat(20_000),
  '()[]{}*+?.^$|'.repeat(500),
  '<script>alert(1)</script>',
  'http://127.0.0.1:1/',
  'javascript:alert(1)',
  Number.MAX_SAFE_INTEGER,
  -1,
  0.5,
  1e308,
  null,
  true,
  [],
  [[[[[[[[]]]]]]]],
  Array.from({ length: 2_000 }, () => 'x'),
  {},
  { $ne: null },
  { length: -1 },
]

const hasBody = ({ method }: AnyEndpoint) => method !== 'GET' && method !== 'DELETE'

function pathOf(endpoint: AnyEndpoint, input: Record<string, unknown>): string {
  const names = pathParameters(endpoint.path)
  const segments = names.map((name) => [name, segmentOf(input[name])])
  const path = fillPath(endpoint.path, Object.fromEntries(segments))
  if (hasBody(endpoint)) return path
  const rest = Object.entries(input).filter(([name, value]) => !names.includes(name) && value !== undefined)
  const query = rest.map(([name, value]): [string, string] => [name, textOf(value).slice(0, 2_000)])
  return `${path}?${new URLSearchParams(query).toString()}`
}

/** What no URL can carry as one segment is left out. */
function segmentOf(value: unknown): string {
  const text = textOf(value).slice(0, 500).toWellFormed()
  return text === '' || text === '.' || text === '..' ? 'x' : text
}

const textOf = (value: unknown) => (typeof value === 'string' ? value : (JSON.stringify(value) ?? ''))
