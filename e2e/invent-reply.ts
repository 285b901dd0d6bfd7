import { z } from 'zod'

/**
 * Invents a value that a schema of the contract takes. Another seed is another choice wherever there are several; lists
 * have two entries, and nothing is left out.
 */
export function inventReply(schema: z.core.$ZodType, seed: number): unknown {
  const described: Shape = z.toJSONSchema(schema, { unrepresentable: 'any', io: 'input' })
  let turn = seed
  return invent(described)

  function invent(given: Shape | boolean | undefined): unknown {
    if (typeof given !== 'object') return null
    const wanted = given.$ref === undefined ? given : described.$defs?.[given.$ref.replace('#/$defs/', '')]
    if (typeof wanted !== 'object') return null
    const { const: only, enum: choices, anyOf, oneOf, allOf, type } = wanted
    if (only !== undefined) return only
    if (choices) return pick(choices)
    const options = (anyOf ?? oneOf)?.filter((each) => typeof each === 'object' && each.type !== 'null')
    if (options) return invent(pick(options))
    if (allOf) return invent(Object.assign({}, ...allOf))
    // What may be nothing or something is something.
    const kind = [type].flat().find((each) => each !== 'null')
    if (kind === 'object') return inventObject(wanted)
    if (kind === 'array') return inventList(wanted)
    if (kind === 'string') return inventText(wanted)
    if (kind === 'boolean') return pick([true, false])
    if (kind === 'integer' || kind === 'number') return inventNumber(wanted)
    return null
  }

  function inventObject({ properties = {}, additionalProperties }: Shape): unknown {
    const named = Object.entries(properties).map(([name, each]) => [name, invent(each)])
    const free = typeof additionalProperties === 'object' ? [['key', invent(additionalProperties)]] : []
    return Object.fromEntries([...named, ...free])
  }

  function inventList({ items, prefixItems, minItems = 2, maxItems = 2 }: Shape): unknown {
    if (prefixItems) return prefixItems.map(invent)
    const item = Array.isArray(items) ? items[0] : items
    return Array.from({ length: Math.max(minItems, Math.min(2, maxItems)) }, () => invent(item))
  }

  function inventText({ format, pattern = '' }: Shape): string {
    turn += 1
    const unique = String(turn).padStart(12, '0')
    if (format === 'uuid') return `00000000-0000-4000-8000-${unique}`
    if (format === 'date-time') return new Date(Date.UTC(2026, 0, 1) + turn * 1_000).toISOString()
    if (format === 'date') return '2026-01-01'
    if (format === 'uri') return 'http://app.localhost:1/'
    if (format === 'email') return `ada-${unique}@example.com`
    const fitting = [`text ${unique}`, unique, unique.repeat(6).slice(0, 64), ...samples]
    return fitting.find((text) => new RegExp(pattern, 'u').test(text)) ?? ''
  }

  function inventNumber({ minimum = 0, maximum = 1_000 }: Shape): number {
    turn += 1
    const low = Math.max(minimum, 0)
    return low + (turn % (Math.max(1, Math.min(maximum, 1_000) - low) + 1))
  }

  function pick<Choice>(choices: readonly Choice[]): Choice | undefined {
    turn += 1
    return choices[turn % choices.length]
  }
}

const samples = ['usd', 'a'.repeat(20), 'a'.repeat(64), '2026-01-01', 'main']

type Shape = z.core.JSONSchema.BaseSchema
