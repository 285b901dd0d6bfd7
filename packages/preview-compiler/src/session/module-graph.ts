import type { CompiledFile } from '../compile/compiled-file.ts'
import type { Resolution } from '../resolve/create-resolver.ts'

/** A compiled file, tied to the files and packages it imports. */
export interface ModuleRecord {
  readonly id: string
  /** The file behind it; undefined for modules that stand in no file. */
  readonly path: string | undefined
  readonly compiled: CompiledFile
  /** True where the output depends on which other files exist. */
  readonly dependsOnPaths: boolean
  /** The project's own modules it leads to, static imports first, in the order of evaluation. */
  readonly imports: readonly string[]
  readonly resolutions: ReadonlyMap<string, Resolution>
  readonly version: string
  /** As the frame gets it. */
  readonly code: string
}

/** All modules that the entries lead to, each after what it imports: the order in which styles cascade. */
export function sortReachable(
  entries: readonly string[],
  find: (id: string) => ModuleRecord | undefined,
): ModuleRecord[] {
  const sorted: ModuleRecord[] = []
  const seen = new Set<string>()
  // An explicit stack: a chain of thousands of files must not exhaust the real one.
  const stack: { record: ModuleRecord; next: number }[] = []
  const enter = (id: string) => {
    const record = seen.has(id) ? undefined : find(id)
    seen.add(id)
    if (record) stack.push({ record, next: 0 })
  }
  for (const entry of entries) {
    enter(entry)
    for (let top = stack.at(-1); top; top = stack.at(-1)) {
      const id = top.record.imports[top.next]
      top.next++
      if (id !== undefined) enter(id)
      else {
        stack.pop()
        sorted.push(top.record)
      }
    }
  }
  return sorted
}
