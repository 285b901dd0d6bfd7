/**
 * A formula of the model as TypeScript: names become reads, the functions become those of `Math`. A formula
 * that does not parse would break the whole app, so it counts as nothing.
 */
export function writeFormula(formula: string): string {
  const tokens = formula.match(/\d+(?:\.\d+)?|[A-Za-z][A-Za-z0-9]*|[-+*/(),]/g) ?? []
  if (tokens.join('') !== formula.replace(/\s+/g, '') || /\d\s+[\d.]|\w\s+\w/.test(formula)) return '0'
  const reader = { tokens, position: 0 }
  const code = readSum(reader)
  return code !== undefined && reader.position === tokens.length ? code : '0'
}

interface Reader {
  readonly tokens: readonly string[]
  position: number
}

function readSum(reader: Reader): string | undefined {
  return readChain({ reader, signs: ['+', '-'], readPart: readProduct })
}

function readProduct(reader: Reader): string | undefined {
  return readChain({ reader, signs: ['*', '/'], readPart: readFactor })
}

interface Chain {
  reader: Reader
  signs: readonly string[]
  readPart: (reader: Reader) => string | undefined
}

function readChain({ reader, signs, readPart }: Chain): string | undefined {
  let code = readPart(reader)
  for (;;) {
    const sign = reader.tokens[reader.position]
    if (code === undefined || sign === undefined || !signs.includes(sign)) return code
    reader.position += 1
    const next = readPart(reader)
    code = next === undefined ? undefined : `${code} ${sign} ${next}`
  }
}

function readFactor(reader: Reader): string | undefined {
  const token = reader.tokens[reader.position]
  reader.position += 1
  if (token === undefined) return undefined
  if (token === '-') {
    const negated = readFactor(reader)
    return negated && (negated.startsWith('-') ? `-(${negated})` : `-${negated}`)
  }
  if (token === '(') {
    const inner = readSum(reader)
    return inner !== undefined && take(reader, ')') ? `(${inner})` : undefined
  }
  if (/^\d/.test(token)) return String(Number(token))
  if (!/^[A-Za-z]/.test(token)) return undefined
  return functions.has(token) ? readCall(token, reader) : `value('${token}')`
}

const functions = new Set(['min', 'max', 'pow', 'round'])

function readCall(name: string, reader: Reader): string | undefined {
  if (!take(reader, '(')) return undefined
  const parts: string[] = []
  do {
    const part = readSum(reader)
    if (part === undefined) return undefined
    parts.push(part)
  } while (take(reader, ','))
  return take(reader, ')') ? `Math.${name}(${parts.join(', ')})` : undefined
}

function take(reader: Reader, token: string): boolean {
  if (reader.tokens[reader.position] !== token) return false
  reader.position += 1
  return true
}
