import { readText } from '../files/project-files.ts'
import type { ProjectFiles } from '../files/project-files.ts'
import { isRecord } from '../is-record.ts'
import type { Generation } from '../package-catalogue.ts'
import { parseLooseJson } from '../resolve/parse-loose-json.ts'

interface Manifest {
  /** Declared packages with the range they are declared with. */
  readonly dependencies: ReadonlyMap<string, string>
  readonly generation: Generation
}

/** What package.json declares. It chooses a generation; it does not limit what may be imported. */
export function readManifest(files: ProjectFiles): Manifest {
  const manifest = parseLooseJson(readText(files, 'package.json') ?? '')
  const dependencies = new Map<string, string>()
  if (isRecord(manifest))
    for (const section of [manifest['devDependencies'], manifest['dependencies']])
      for (const [name, range] of Object.entries(isRecord(section) ? section : {}))
        if (typeof range === 'string') dependencies.set(name, range)
  // Its pages draw the whole document, which only the newer React does without losing what else is in it.
  const range = dependencies.has('next') ? undefined : dependencies.get('react')
  return { dependencies, generation: chooseGeneration(range) }
}

function chooseGeneration(range: string | undefined): Generation {
  const major = Number(/\d+/.exec(range ?? '')?.[0] ?? 19)
  return major <= 18 ? 'react-18' : 'react-19'
}
