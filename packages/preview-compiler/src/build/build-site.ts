import { addressOfFile, kindOf } from '../compile/file-kind.ts'
import type { Diagnostic } from '../diagnostics.ts'
import { insertFirst, insertLast } from '../document/insert-markup.ts'
import { hashText } from '../files/project-files.ts'
import type { ProjectFiles } from '../files/project-files.ts'
import type { PackageSet } from '../packages/package-set.ts'
import type { PreviewBundle, PreviewPage } from '../protocol.ts'
import { collectPackages } from './collect-packages.ts'

/** What a built site holds at a path: its own text or bytes, or a file of the project as it is. */
export type SiteFile = string | Uint8Array | { readonly projectPath: string }

export interface BuiltSite {
  /** By path from the site's root. Empty where the project has errors. */
  readonly files: ReadonlyMap<string, SiteFile>
  readonly diagnostics: readonly Diagnostic[]
}

interface SiteParts {
  /** The project, opened in production. */
  bundle: PreviewBundle
  projectFiles: ProjectFiles
  packages: Pick<PackageSet, 'read'>
  /** The script that it starts with. */
  runtime: string
}

/** A site that any web server can deliver: pages, one script and one stylesheet with hashed names, and the packages in use. */
export async function buildSite(parts: SiteParts): Promise<BuiltSite> {
  const { bundle, projectFiles, packages, runtime } = parts
  const { diagnostics } = bundle
  if (diagnostics.some(({ severity }) => severity === 'error')) return { files: new Map(), diagnostics }
  const files = new Map<string, SiteFile>()
  for (const path of projectFiles.keys())
    if (path.startsWith('public/')) files.set(path.slice('public/'.length), { projectPath: path })

  const scripts = bundle.packages.flatMap(({ url }) => url ?? [])
  const collected = await collectPackages([...scripts, ...bundle.remoteStyles], packages)
  if (collected.problems.length > 0)
    return { files: new Map(), diagnostics: [...diagnostics, ...collected.problems.map(toError)] }
  for (const [path, body] of collected.files) files.set(path, body)

  const style = bundle.styles.map(({ css }) => css).join('\n')
  const stylePath = `assets/style-${hashText(style)}.css`
  if (style !== '') files.set(stylePath, style)
  for (const page of bundle.pages) {
    const script = joinScript(runtime, bundle, page)
    const scriptPath = `assets/app-${hashText(script)}.js`
    if (page.entries.length > 0) files.set(scriptPath, script)
    const head = [
      ...collected.scripts.map((path) => `<link rel="modulepreload" href="/${path}">`),
      ...bundle.remoteStyles.map((url) => `<link rel="stylesheet" href="${url}">`),
    ]
    const foot = [
      ...(style === '' ? [] : [`<link rel="stylesheet" href="/${stylePath}">`]),
      ...(page.entries.length > 0 ? [`<script src="/${scriptPath}" defer></script>`] : []),
    ]
    const html = insertLast(insertFirst(page.html, head.join('\n')), foot.join('\n'))
    files.set(placeOf(page, bundle.pages), html)
  }
  addAssets(files, projectFiles)
  return { files, diagnostics }
}

const toError = (message: string): Diagnostic => ({ kind: 'missing-package', severity: 'error', message })

function joinScript(runtime: string, { modules, env }: PreviewBundle, { entries }: PreviewPage): string {
  const start = `__joinery.start(${JSON.stringify(entries)}, ${JSON.stringify(env)});`
  return [runtime, ...modules.map(({ code }) => code), start].join('\n')
}

/** The main page is the root of the site, wherever it lies in the project. */
function placeOf({ path }: PreviewPage, [main]: readonly PreviewPage[]): string {
  const folder = main?.path.slice(0, main.path.lastIndexOf('/') + 1) ?? ''
  return path === main?.path ? 'index.html' : path.slice(folder.length)
}

/** Pictures, fonts and other files beside the code, where something names them. */
function addAssets(files: Map<string, SiteFile>, projectFiles: ProjectFiles): void {
  const texts = [...files.values()].filter((file) => typeof file === 'string')
  for (const [path, body] of projectFiles) {
    if (path.startsWith('public/') || (typeof body === 'string' && kindOf(path) !== 'asset')) continue
    const [address = ''] = addressOfFile(path, body).split('?')
    if (texts.some((text) => text.includes(address)))
      files.set(decodeURIComponent(address.slice(1)), { projectPath: path })
  }
}
