import { readManifest } from '../entry/read-manifest.ts'
import { readText } from '../files/project-files.ts'
import type { ProjectFiles } from '../files/project-files.ts'
import { isRecord } from '../is-record.ts'
import { parseLooseJson } from '../resolve/parse-loose-json.ts'

export const angularSettings = 'angular.json'

/** What starts an Angular project: its build names a script and styles, and its page names neither. */
export function startAngular(files: ProjectFiles): string | undefined {
  const settings = readText(files, angularSettings)
  if (settings === undefined) return undefined
  const options = readBuildOptions(parseLooseJson(settings))
  const main = [options['browser'], options['main'], 'src/main.ts'].find(
    (path) => typeof path === 'string' && files.has(path),
  )
  if (typeof main !== 'string') return undefined
  const polyfills = [options['polyfills']].flat().filter((name) => name === 'zone.js')
  const styles = listStyles(options['styles']).filter((path) => files.has(path))
  // Angular's packages are compiled to the end in the page, so their compiler comes before all of them.
  const imports = [
    'virtual:joinery/reflect-metadata',
    ...polyfills,
    '@angular/compiler',
    ...(looksAtEverything(files) ? ['virtual:joinery/angular-eager'] : []),
    ...styles.map((path) => `/${path}`),
    `/${main}`,
  ]
  return imports.map((specifier) => `import ${JSON.stringify(specifier)}`).join('\n')
}

/** As all projects expect it that do not say that they are written for a newer Angular. */
function looksAtEverything(files: ProjectFiles): boolean {
  const range = readManifest(files).dependencies.get('@angular/core')
  return Number(/\d+/.exec(range ?? '')?.[0] ?? 0) < 22
}

type Options = Readonly<Record<string, unknown>>

/** The options of the first project that can be built. */
function readBuildOptions(settings: unknown): Options {
  const projects = isRecord(settings) && isRecord(settings['projects']) ? settings['projects'] : {}
  for (const project of Object.values(projects)) {
    const targets = isRecord(project) ? (project['architect'] ?? project['targets']) : undefined
    const build = isRecord(targets) ? targets['build'] : undefined
    if (isRecord(build) && isRecord(build['options'])) return build['options']
  }
  return {}
}

function listStyles(value: unknown): string[] {
  return [value].flat().flatMap((style) => {
    const path = isRecord(style) ? style['input'] : style
    return typeof path === 'string' ? [path] : []
  })
}
