import type { Diagnostic } from '../diagnostics.ts'
import { insertFirst, insertLast } from '../document/insert-markup.ts'
import { hashText } from '../files/project-files.ts'
import type { ProjectFiles } from '../files/project-files.ts'
import type { PackageSet } from '../packages/package-set.ts'
import type { PreviewBundle, PreviewPage } from '../protocol.ts'
import { collectPackages } from './collect-packages.ts'
import { linkStyles } from './link-styles.ts'
import { listProjectFiles, placeIn } from './list-project-files.ts'
import { renameSources } from './rename-sources.ts'

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

/** A site that any web server can deliver: pages with scripts and stylesheets under hashed names, and the packages in use. */
export async function buildSite(parts: SiteParts): Promise<BuiltSite> {
  const { bundle, projectFiles, packages, runtime } = parts
  const { diagnostics } = bundle
  if (diagnostics.some(({ severity }) => severity === 'error')) return { files: new Map(), diagnostics }
  const files = new Map<string, SiteFile>()
  const publicPrefix = `${bundle.publicFolder}/`
  for (const path of projectFiles.keys())
    if (path.startsWith(publicPrefix)) files.set(path.slice(publicPrefix.length), { projectPath: path })

  const scripts = bundle.packages.flatMap(({ url }) => url ?? [])
  const collected = await collectPackages([...scripts, ...bundle.remoteStyles], packages)
  if (collected.problems.length > 0)
    return { files: new Map(), diagnostics: [...diagnostics, ...collected.problems.map(toError)] }
  for (const [path, body] of collected.files) files.set(path, body)

  const [main] = bundle.pages
  const root = main?.path.slice(0, main.path.lastIndexOf('/') + 1) ?? ''
  for (const page of bundle.pages) {
    const place = page === main ? 'index.html' : placeIn(root, page.path)
    // A page that starts nothing needs no packages.
    const isStarted = page.entries.length > 0
    const script = isStarted ? joinScript(runtime, bundle, page) : ''
    const scriptPath = `assets/app-${hashText(script)}.js`
    if (isStarted) files.set(scriptPath, script)
    const preloads = isStarted ? collected.scripts : []
    const head = [
      ...preloads.map((path) => `<link rel="modulepreload" href="/${path}">`),
      ...bundle.remoteStyles.map((url) => `<link rel="stylesheet" href="${url}">`),
    ]
    const styled = linkStyles(page, bundle)
    const renamed = renameSources(styled.html, { place, root, projectFiles })
    for (const [path, text] of [...styled.files, ...renamed.files]) files.set(path, text)
    const foot = [...styled.last, ...(isStarted ? [`<script src="/${scriptPath}" defer></script>`] : [])]
    const html = insertLast(insertFirst(renamed.html, head.join('\n')), foot.join('\n'))
    files.set(place, html)
  }
  for (const [place, projectPath] of listProjectFiles(files, { bundle, projectFiles, root }))
    files.set(place, { projectPath })
  return { files, diagnostics }
}

const toError = (message: string): Diagnostic => ({ kind: 'missing-package', severity: 'error', message })

function joinScript(runtime: string, { modules, env }: PreviewBundle, { entries }: PreviewPage): string {
  const start = `__joinery.start(${JSON.stringify(entries)}, ${JSON.stringify(env)});`
  return [runtime, ...modules.map(({ code }) => code), start].join('\n')
}
