/**
 * In Tailwind 3 a class in `@layer components` or `@layer utilities` is a utility: it takes variants and can be applied.
 * Tailwind 4 says `@utility` for that. Everything stays on its line, so that errors keep their places.
 */
export function liftLayerClasses(css: string): string {
  let result = ''
  let position = 0
  for (const match of css.matchAll(/@layer\s+(?:components|utilities)\s*\{/g)) {
    if (match.index < position) continue
    const start = match.index + match[0].length
    const end = findClosing(css, start)
    if (end === undefined) break
    result += css.slice(position, match.index) + liftRules(match[0], css.slice(start, end)) + '}'
    position = end + 1
  }
  return result + css.slice(position)
}

function liftRules(opening: string, body: string): string {
  const names = new Set([...body.matchAll(/(?:^|[\s}])\.([a-z][\w-]*)\s*\{/g)].map(([, name]) => name))
  let result = opening
  let position = 0
  for (let brace = body.indexOf('{'); brace !== -1; brace = body.indexOf('{', position)) {
    const end = findClosing(body, brace + 1)
    if (end === undefined) break
    const prelude = body.slice(position, brace)
    const [, space = '', name, rest = ''] =
      /^((?:\s|\/\*[\s\S]*?\*\/)*)\.([a-z][\w-]*)((?::|\s|\.)[^,{}]*)?$/.exec(prelude) ?? []
    if (name !== undefined && names.has(name)) {
      const inner = body.slice(brace + 1, end)
      const nested = rest.trim() === '' ? inner : `&${rest.trimEnd()} {${inner}}`
      result += `${space}} @utility ${name} {${nested}} ${opening}`
    } else result += body.slice(position, end + 1)
    position = end + 1
  }
  return result + body.slice(position)
}

/** The bracket that closes what was opened just before `start`. Comments and strings may hold brackets of their own. */
function findClosing(css: string, start: number): number | undefined {
  const token = /\/\*[\s\S]*?\*\/|"(?:[^"\\]|\\.)*"|'(?:[^'\\]|\\.)*'|[{}]/g
  token.lastIndex = start
  let depth = 1
  for (let match = token.exec(css); match; match = token.exec(css)) {
    if (match[0] === '{') depth++
    if (match[0] === '}') depth--
    if (depth === 0) return match.index
  }
  return undefined
}
