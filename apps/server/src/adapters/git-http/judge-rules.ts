const maxRules = 500
const maxLineLength = 300
const maxStars = 5
const maxDeepFolders = 2

/** The lines that say something, or nothing where there are more or longer ones than people write. */
export function readRules(text: string): string[] | undefined {
  const rules = text.split('\n').filter((line) => line.trim() !== '' && !line.startsWith('#'))
  return rules.length <= maxRules && rules.every(isSimple) ? rules : undefined
}

function isSimple(rule: string): boolean {
  if (rule.length > maxLineLength) return false
  const { stars, deepFolders } = shapeOf(rule)
  return deepFolders <= maxDeepFolders && stars.every((count) => count <= maxStars)
}

/**
 * How many steps rules can take on one of the paths at the most. They become patterns that are tried one after the
 * other on the only thread there is, and every star in a name multiplies by the places where it can end.
 */
export function countSteps(rules: readonly string[], paths: readonly string[]): number {
  const alike = Map.groupBy(rules, (rule) => JSON.stringify(shapeOf(rule)))
  const kinds = Array.from(alike.values(), ([rule = '', ...others]) => ({
    ...shapeOf(rule),
    count: 1 + others.length,
  }))
  const steps = paths.map((path) => {
    const lengths = path.split('/').map((name) => name.length)
    return kinds.reduce((total, kind) => total + kind.count * stepsOf(kind, lengths), 0)
  })
  return steps.reduce((most, count) => Math.max(most, count), 0)
}

interface Shape {
  /** In each name of the rule. */
  readonly stars: readonly number[]
  /** How often it says "folders of any depth". */
  readonly deepFolders: number
}

function shapeOf(rule: string): Shape {
  const names = rule.split('/').filter((name) => name !== '')
  const deepFolders = names.filter((name) => name.includes('**')).length
  return { stars: names.map((name) => name.split(/\*+/).length - 1), deepFolders }
}

function stepsOf({ stars, deepFolders }: Shape, lengths: readonly number[]): number {
  const depth = lengths.length
  const [first = 0, ...others] = stars
  // A rule of one name is tried on every name of the path, and that for each of the folders it lies in.
  if (others.length === 0 && deepFolders === 0)
    return lengths.reduce((total, length, place) => total + (depth - place) * choose(length, first), 0)
  // The last star of a name has to reach its end; those before it can be tried again for each way of the next names.
  const longest = Math.max(...lengths)
  const ways = stars.reduce((product, count) => product * choose(longest, count - 1), 1)
  return ways * longest * depth ** (deepFolders + 1)
}

/** In how many ways so many stars can divide a name of that length. */
function choose(length: number, count: number): number {
  let ways = 1
  for (let place = 0; place < count; place += 1) ways *= (length - place) / (place + 1)
  return Math.max(ways, 1)
}
