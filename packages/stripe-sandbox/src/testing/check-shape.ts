/** What a value has to be, in the words of `scripts/stripe-shapes/create-shaper.ts`. */
export type Shape = string | number | boolean | { [field: string]: Shape } | Shape[]

interface Rules {
  shapes: Readonly<Record<string, Shape>>
  /** In a form everything is text: numbers and truths are spelled out, and nothing is an empty text. */
  isForm: boolean
}

interface Found {
  value: unknown
  /** Where in the whole it was found. */
  place?: string
}

/** Says where a value is not what it has to be, or nothing. */
export function checkShape(rules: Rules, shape: Shape, found: Found): string | undefined {
  const { value, place = '' } = found
  if (Array.isArray(shape)) return checkSign(rules, shape, found)
  if (typeof shape === 'object') return checkFields(rules, shape, found)
  if (typeof shape === 'string' && shape.startsWith('@')) {
    return checkShape(rules, rules.shapes[shape.slice(1)] ?? 'nothing', found)
  }
  if (isSimple(String(shape), value, rules.isForm)) return undefined
  return `${place || 'it'} is ${describe(value)}, which is no ${String(shape)}`
}

function isSimple(word: string, value: unknown, isForm: boolean): boolean {
  if (word === 'any') return true
  if (!isForm) return word === 'null' ? value === null : typeof value === word
  if (typeof value !== 'string') return false
  if (word === 'number') return /^-?\d+(?:\.\d+)?$/.test(value)
  if (word === 'boolean') return value === 'true' || value === 'false'
  if (word === 'null') return value === ''
  return word === 'string'
}

function checkSign(rules: Rules, [sign, ...parts]: Shape[], found: Found) {
  const { value, place = '' } = found
  if (sign === '=') {
    const isThere = parts.some((part) => part === value || (rules.isForm && describe(part) === value))
    return isThere ? undefined : `${place} is ${describe(value)}, which is none of ${describe(parts)}`
  }
  if (sign === '|') {
    const problems = parts.map((part) => checkShape(rules, part, found))
    if (problems.includes(undefined)) return undefined
    // Of several reasons the one from deepest inside says most.
    return problems.toSorted((one, other) => depthOf(other) - depthOf(one))[0]
  }
  const [inner = 'any'] = parts
  if (sign === '[]') {
    if (!Array.isArray(value)) return `${place} is ${describe(value)}, which is no list`
    return firstProblem(
      value.map((item, index) => checkShape(rules, inner, { value: item, place: `${place}[${index}]` })),
    )
  }
  if (!isObject(value)) return `${place} is ${describe(value)}, which has no names`
  return firstProblem(
    Object.entries(value).map(([name, item]) =>
      checkShape(rules, inner, { value: item, place: `${place}.${name}` }),
    ),
  )
}

function checkFields(rules: Rules, fields: { [field: string]: Shape }, { value, place = '' }: Found) {
  if (!isObject(value)) return `${place || 'it'} is ${describe(value)}, which is no object`
  const unknown = Object.keys(value).find((name) => !(name in fields) && !(`${name}?` in fields))
  if (unknown !== undefined) return `${place}.${unknown} is not known`
  return firstProblem(
    Object.entries(fields).map(([field, shape]) => {
      const name = field.replace(/\?$/, '')
      if (!Object.hasOwn(value, name)) return field === name ? `${place}.${name} is missing` : undefined
      return checkShape(rules, shape, { value: Reflect.get(value, name), place: `${place}.${name}` })
    }),
  )
}

const isObject = (value: unknown): value is object =>
  typeof value === 'object' && value !== null && !Array.isArray(value)

const firstProblem = (problems: readonly (string | undefined)[]) =>
  problems.find((problem) => problem !== undefined)

const depthOf = (problem: string | undefined) => problem?.split(' ')[0]?.split(/[.[]/).length ?? 0

const describe = (value: unknown) => JSON.stringify(value)?.slice(0, 60) ?? 'absent'
