import { hash } from 'node:crypto'
import type { FileContent, OnConflict } from '@joinery/contract'
import { listEntries } from '../../projects/index.ts'
import type { OpenProject, ProjectsModule } from '../../projects/index.ts'
import type { FileHashes } from '../file-hashes.ts'
import { writeIntoProject } from '../write-into-project.ts'
import { addPackages } from './add-packages.ts'
import type { ClientCode } from './client-code.ts'
import { plainValue, setVariables } from './set-variables.ts'

export type Projects = Pick<ProjectsModule, 'resolveTree' | 'changeFiles' | 'readFile'>

/** A project's files, and the two among them that others write as well. */
export interface Surroundings {
  readonly paths: ReadonlySet<string>
  /** False where there is something else under its name. */
  readonly isEnvironmentText: boolean
  readonly environment: FileContent | undefined
  readonly manifest: FileContent | undefined
}

interface Writing {
  projects: Projects
  project: OpenProject
  around: Surroundings
  code: ClientCode
  /** What the service wrote the last time. */
  written: FileHashes
  onConflict: OnConflict
  /** What the version is called. Null where the change belongs to work under way. */
  description: string | null
}

const environmentFile = '.env'
const manifestFile = 'package.json'

export async function lookAround(projects: Projects, { treeId }: OpenProject): Promise<Surroundings> {
  const entries = listEntries(await projects.resolveTree(treeId))
  const paths = new Set(entries.flatMap(({ kind, path }) => (kind === 'file' ? [path] : [])))
  const find = async (path: string) => {
    const file = paths.has(path) ? await projects.readFile(treeId, path) : undefined
    return file?.encoding === 'utf8' ? file : undefined
  }
  const [environment, manifest] = await Promise.all([find(environmentFile), find(manifestFile)])
  const isEnvironmentText = environment !== undefined || !paths.has(environmentFile)
  return { paths, isEnvironmentText, environment, manifest }
}

/** Writes client code, what it reads from the environment, and the packages that it imports. */
export async function writeClient({ code, around, written, ...others }: Writing) {
  const { environment, manifest } = around
  const shared = new Map([[environmentFile, setVariables(environment?.content ?? '', code.variables)]])
  if (manifest) shared.set(manifestFile, addPackages(manifest.content, code.packages))
  const theirs = new Map([...code.files, ...shared])
  const { changed, project } = await writeIntoProject({
    ...others,
    base: [
      ...written.filter(([path]) => !shared.has(path)),
      // These are read and changed in one go, so whatever the user wrote into them is no conflict.
      ...[environment, manifest].flatMap((file) => (file ? [[file.path, file.hash] as const] : [])),
    ],
    theirs: new Map([...theirs].map(([path, content]) => [path, Buffer.from(content)])),
  })
  const variables = Object.entries(code.variables)
  return {
    changed,
    project,
    theirs,
    files: [...code.files].map(([path, content]) => [path, hash('sha256', content)] as const),
    variables: variables.map(([name, value]) => [name, hash('sha256', plainValue(value))] as const),
  }
}
