import { mayHoldSecrets } from '@joinery/contract'
import { addressOfFile, kindOf } from '../compile/file-kind.ts'
import { splitQuery } from '../files/paths.ts'
import type { ProjectFiles } from '../files/project-files.ts'
import type { PreviewBundle } from '../protocol.ts'
import { listReferences } from './list-references.ts'

interface Sources {
  bundle: Pick<PreviewBundle, 'pages' | 'modules' | 'publicFolder'>
  projectFiles: ProjectFiles
  /** The folder of the main page with its slash, which is the root of the site. */
  root: string
}

/**
 * The files of a project that go along as they are, by their place in the site: what its pages, scripts and styles name, or
 * all of a plain site. Nothing takes the place of what is built already.
 */
export function listProjectFiles(built: ReadonlyMap<string, unknown>, sources: Sources): Map<string, string> {
  const { bundle, projectFiles, root } = sources
  const listed = new Map<string, string>()
  const add = (place: string, path: string) => {
    const isTaken = built.has(place) || listed.has(place)
    if (!isTaken && projectFiles.has(path) && mayGoAlong(path)) listed.set(place, path)
  }
  const publicPrefix = `${bundle.publicFolder}/`
  for (const [place, path] of listAssets(built, projectFiles)) add(place, path)
  for (const place of listNamed(sources)) for (const from of ['', root]) add(place, from + place)
  if (!isPlainSite(projectFiles)) return listed
  const compiled = listCompiled(bundle)
  for (const path of projectFiles.keys())
    if (!compiled.has(path) && !path.startsWith(publicPrefix)) add(placeIn(root, path), path)
  return listed
}

/** The main page is the root of the site, wherever it lies in the project. */
export function placeIn(root: string, path: string): string {
  return path.startsWith(root) ? path.slice(root.length) : path
}

/** Pictures, fonts and other files beside the code, where something names them by their address. */
function listAssets(built: ReadonlyMap<string, unknown>, projectFiles: ProjectFiles): [string, string][] {
  const texts = [...built.values()].filter((file) => typeof file === 'string')
  return [...projectFiles].flatMap(([path, body]): [string, string][] => {
    if (typeof body === 'string' && kindOf(path) !== 'asset') return []
    const [address = ''] = addressOfFile(path, body).split('?')
    const isNamed = texts.some((text) => text.includes(address))
    return isNamed ? [[decodeURIComponent(address.slice(1)), path]] : []
  })
}

function listNamed({ bundle, root }: Sources): string[] {
  const named = bundle.pages.flatMap(({ path, html }) => listReferences(html, placeIn(root, path)))
  // Browsers ask for it unasked.
  return [...named, 'favicon.ico']
}

/** What the build holds in its own form. Data may be asked for by its address as well. */
function listCompiled({ modules }: Pick<PreviewBundle, 'modules'>): Set<string> {
  const paths = modules.map(({ id }) => splitQuery(id).path)
  return new Set(paths.filter((path) => !['asset', 'json'].includes(kindOf(path))))
}

/** Whether all of it is meant for browsers: there is nothing that tools put together or that a server runs. */
function isPlainSite(projectFiles: ProjectFiles): boolean {
  return ![...projectFiles.keys()].some((path) => madeElsewhere.test(path))
}

const madeElsewhere =
  /(?:^|\/)(?:package\.json|composer\.json|requirements\.txt|pyproject\.toml|pipfile|gemfile|go\.mod|cargo\.toml|pom\.xml|dockerfile)$|\.(?:php|py|rb|go|rs|java|cs|pl|sql|sqlite3?|db)$/i

function mayGoAlong(path: string): boolean {
  return !mayHoldSecrets(path) && !/(?:^|\/)(?:\.(?!well-known\/)|node_modules\/)/i.test(path)
}
