/**
 * The classes with which Tailwind 3 made colours translucent: `bg-black bg-opacity-50`. Tailwind 4 has none, so here are
 * theirs, each beside the declarations of a colour that it acts on.
 */
interface OpacityClass {
  readonly name: string
  readonly property: RegExp
  /** The elements that have the colour, where it is not the one with the class. */
  readonly target?: string
}

const opacityClasses: readonly OpacityClass[] = [
  { name: 'bg', property: /^background-color$/ },
  { name: 'divide', property: /^border-color$/, target: ':where(& > :not(:last-child))' },
  { name: 'border', property: /^border(?:-[a-z]+)*-color$/ },
  { name: 'ring', property: /^--tw-ring-color$/ },
  { name: 'placeholder', property: /^color$/, target: '&::placeholder' },
  { name: 'text', property: /^color$/ },
]

/** The classes as Tailwind 4 takes them. */
export const opacityUtilities = opacityClasses
  .map(({ name, target }) => {
    const variable = nameVariable(name)
    const values = `${variable}: calc(--value(integer) / 100); ${variable}: --value([number]);`
    return `@utility ${name}-opacity-* { ${target === undefined ? values : `${target} { ${values} }`} }`
  })
  .join('\n')

/** Lets them act on the colours of a stylesheet that has some of them. All others stay as they are. */
export function applyOpacity(css: string): string {
  if (!opacityClasses.some(({ name }) => css.includes(`${nameVariable(name)}:`))) return css
  // Tailwind writes one declaration and one bracket on a line.
  const lines = css.split('\n')
  let start: number | undefined
  let depth = 0
  for (const [index, line] of lines.entries()) {
    if (line.endsWith('{')) {
      if (start !== undefined) depth++
      else if (!line.trimStart().startsWith('@')) start = index
    } else if (start !== undefined && line.trim() === '}') {
      if (depth === 0) {
        mixColours(lines, start, index)
        start = undefined
      } else depth--
    }
  }
  return lines.join('\n')
}

/** The rule of a colour's own class, and one that has an opacity of its own by `@apply`. */
function mixColours(lines: string[], start: number, end: number): void {
  const [, own] = utilityRule.exec(lines[start] ?? '') ?? []
  const rule = lines.slice(start, end)
  const acting = opacityClasses.filter(
    ({ name }) => name === own || rule.some((line) => line.trimStart().startsWith(`${nameVariable(name)}:`)),
  )
  if (acting.length === 0) return
  for (const [index, line] of rule.entries()) {
    const [, indent = '', property = '', colour = '', important = ''] = declaration.exec(line) ?? []
    const found = acting.find((each) => each.property.test(property))
    if (!found || fixedColour.test(colour)) continue
    const variable = nameVariable(found.name)
    const mixed = `color-mix(in srgb, ${colour} calc(var(${variable}) * 100%), transparent)`
    // Every colour starts anew, so that it does not take the opacity of what is around it or of another state.
    lines[start + index] = `${indent}${variable}: 1${important};\n${indent}${property}: ${mixed}${important};`
  }
}

const utilityRule = /^\s*(?::where\()?\.(?:\S*\\:)?(?:\\!)?([a-z]+)-/
const declaration = /^(\s*)([a-z-]+): (.+?)( !important)?;$/
/** What has an opacity of its own, and what Tailwind 3 did not change either. */
const fixedColour = /^(?:color-mix\(|var\((?!--color-)|transparent$|currentcolor$|inherit$|initial$)/i

function nameVariable(name: string): string {
  return `--tw-${name}-opacity`
}
