import type { ProjectFiles } from '../files/project-files.ts'

export type CaseIndex = ReturnType<typeof createCaseIndex>

/** Finds files by paths that are right but for upper and lower case. It is made when somebody first asks. */
export function createCaseIndex(files: Pick<ProjectFiles, 'keys'>) {
  let paths: Map<string, string> | undefined
  return {
    find(path: string): string | undefined {
      paths ??= new Map([...files.keys()].map((known) => [known.toLowerCase(), known]))
      return paths.get(path.toLowerCase())
    },
    /** Files came or went. */
    forget(): void {
      paths = undefined
    },
  }
}
