import { readFile } from 'node:fs/promises'
import { existsSync } from 'node:fs'
import { join } from 'node:path'

/** The icon package in which a page's icons are looked up, and the script that makes components of them. */
interface IconSource {
  /** Folders of the package, the newest version first. */
  readonly folders: readonly string[]
  readonly createIconUrl: string
}

/**
 * Icons by name, without the thousand others. Names that this version no longer has come from an older one, and a name
 * that nobody knows is drawn as an empty circle: one wrong icon must not blank a page.
 */
export async function drawIcons(
  names: readonly string[],
  { folders, createIconUrl }: IconSource,
): Promise<string> {
  const libraries = await Promise.all(folders.map((folder) => openLibrary(folder)))
  const drawn = await Promise.all(names.map((name) => drawIcon(name, libraries)))
  return `import createLucideIcon from ${JSON.stringify(createIconUrl)}\n${drawn.join('\n')}\n`
}

interface IconLibrary {
  readonly folder: string
  readonly files: ReadonlyMap<string, string>
}

const libraries = new Map<string, Promise<IconLibrary>>()

function openLibrary(folder: string): Promise<IconLibrary> {
  const opened = libraries.get(folder) ?? readLibrary(folder)
  libraries.set(folder, opened)
  opened.catch(() => libraries.delete(folder))
  return opened
}

async function readLibrary(packageFolder: string): Promise<IconLibrary> {
  const folder = join(packageFolder, 'dist', 'esm')
  const extension = existsSync(join(folder, 'lucide-react.mjs')) ? 'mjs' : 'js'
  const list = await readFile(join(folder, `lucide-react.${extension}`), 'utf8')
  const files = new Map<string, string>()
  for (const [, names = '', file = ''] of list.matchAll(
    /export \{ ([^}]+) \} from '\.\/(icons\/[\w-]+\.m?js)'/g,
  ))
    for (const [, name = ''] of names.matchAll(/default as (\w+)/g)) files.set(name, file)
  return { folder, files }
}

async function drawIcon(name: string, all: readonly IconLibrary[]): Promise<string> {
  for (const { folder, files } of all) {
    const file = files.get(name)
    if (file === undefined) continue
    const text = await readFile(join(folder, file), 'utf8')
    const body = text.replaceAll(/^(?:import|export) .*$|\/\*[\s\S]*?\*\/|^\/\/.*$/gm, '').trim()
    const [, local] = /export \{[^}]*?(\w+) as default/.exec(text) ?? []
    if (local !== undefined) return `export const ${name} = (() => { ${body}\nreturn ${local} })()`
  }
  const circle = '[["circle", { cx: "12", cy: "12", r: "9", "stroke-dasharray": "3 3", key: "unknown" }]]'
  return `console.warn(${JSON.stringify(`lucide-react has no icon named ${name}. A circle stands in its place.`)})
export const ${name} = createLucideIcon("unknown", ${circle})`
}
