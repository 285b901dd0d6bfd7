import { readBackendWish } from '@joinery/contract'
import type { OutsideBackend } from '@joinery/contract'
import type { OpenProject } from '../../projects/index.ts'
import type { GeneratedFiles } from '../generated-files/store.ts'
import { readPackages } from './add-packages.ts'
import { backendPackages } from './client-code.ts'

interface Facts {
  service: OutsideBackend
  project: Pick<OpenProject, 'userId' | 'ownerId' | 'techStack'>
  /** The files that the project has. */
  paths: ReadonlySet<string>
  /** The text of its `package.json`, empty where it has none. */
  manifest: string
  /** What the service wrote into it before. */
  written: GeneratedFiles | undefined
  /** What was asked for in the project, newest first. */
  words: readonly string[]
  /** Whether this installation gives the project's app a database and accounts. */
  hasOwnBackend: boolean
}

/** Whether a project is to have the client code of a backend although nobody pressed the button for it. */
export function isClientWanted({ written, ...facts }: Facts): boolean {
  return written ? isKept(written, facts) : isAskedFor(facts)
}

/** Whoever threw the code out again does not get it back, and nobody gets another person's backend in place of theirs. */
function isKept({ files, userId }: GeneratedFiles, { project, paths }: Omit<Facts, 'written'>): boolean {
  return (
    (userId ?? project.ownerId) === project.userId && files.some(([path]) => isCode(path) && paths.has(path))
  )
}

function isAskedFor(facts: Omit<Facts, 'written'>): boolean {
  const { service, project, paths, manifest, words, hasOwnBackend } = facts
  // Its address and key come before those that stand in files.
  if (service === 'hosted-backend' && hasOwnBackend) return false
  const technology = technologies[service]
  if ([...paths].some((path) => isClientOf(technology, path))) return false
  const wish = words.map((each) => readBackendWish(each, service)).find((each) => each !== undefined)
  if (wish !== undefined) return wish === 'wanted'
  return project.techStack.includes(technology) || readPackages(manifest).has(backendPackages[service])
}

const technologies = { 'hosted-backend': 'supabase', 'app-backend': 'firebase' } as const

const isCode = (path: string) => /\.[cm]?[jt]s$/i.test(path)

/** A client that somebody else wrote. What lies in the service's own folder runs there, and not in the app. */
function isClientOf(technology: string, path: string): boolean {
  const name = path.toLowerCase()
  return isCode(name) && name.includes(technology) && !name.startsWith(`${technology}/`)
}
