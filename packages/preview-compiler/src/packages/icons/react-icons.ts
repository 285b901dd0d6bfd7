import { readFile } from 'node:fs/promises'
import { join } from 'node:path'

interface FamilySource {
  /** Where the package lies. */
  readonly folder: string
  /** Such as `fa6`: each has one file with up to ten thousand icons. */
  readonly family: string
  /** The script that makes components of them. */
  readonly libraryUrl: string
}

/** Icons by name, without the others of their family. A name that it does not have is drawn as an empty circle. */
export async function drawReactIcons(
  names: readonly string[],
  { folder, family, libraryUrl }: FamilySource,
): Promise<string> {
  const text = await readFile(join(folder, family, 'index.mjs'), 'utf8')
  const drawn = names.map((name) => findIcon(text, name) ?? drawCircle(name, family))
  return `import { GenIcon } from ${JSON.stringify(libraryUrl)}\n${drawn.join('\n')}\n`
}

function findIcon(text: string, name: string): string | undefined {
  const start = text.indexOf(`export function ${name} (`)
  const end = text.indexOf('\n};', start)
  return start === -1 || end === -1 ? undefined : text.slice(start, end + '\n};'.length)
}

function drawCircle(name: string, family: string): string {
  const told = `react-icons/${family} has no icon named ${name}. A circle stands in its place.`
  const circle = { cx: '12', cy: '12', r: '9', fill: 'none', stroke: 'currentColor', strokeDasharray: '3 3' }
  const drawing = {
    tag: 'svg',
    attr: { viewBox: '0 0 24 24' },
    child: [{ tag: 'circle', attr: circle, child: [] }],
  }
  return `console.warn(${JSON.stringify(told)})
export const ${name} = (props) => GenIcon(${JSON.stringify(drawing)})(props)`
}
