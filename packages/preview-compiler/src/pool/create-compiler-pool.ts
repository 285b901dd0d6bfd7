import type { CompileMode } from '../compile/compile-script.ts'
import type { ProjectFiles } from '../files/project-files.ts'
import type { PackageIndex } from '../package-catalogue.ts'
import type { PreviewBundle } from '../protocol.ts'
import type { ProjectSession } from '../session/open-project.ts'
import { PooledProject } from './pooled-project.ts'
import { createSlot } from './slot.ts'

interface PoolOptions {
  /** How many processes share the work. */
  size: number
  packages: PackageIndex
  memoryLimitMb?: number
  /** After which time a piece of work is stopped. */
  timeoutMs?: number
}

interface OpenOptions {
  env?: Readonly<Record<string, string>>
  /** In production everything arrives minified, once: such a session is opened to be built, not to be followed. */
  mode?: CompileMode
  /** Instead of the pool's own. */
  packages?: PackageIndex
  /** The first revision. Where it differs from one opening to the next, nobody takes an older one for the same. */
  revision?: number
}

export interface PooledSession extends ProjectSession {
  /** As it was when the project was opened. */
  readonly opened: PreviewBundle
  close: () => void
}

export type CompilerPool = ReturnType<typeof createCompilerPool>

/**
 * Compiles projects in processes of their own. One that ends over a project is replaced; the project is tried once more
 * without the file that it ended over, and everybody else's projects go on.
 */
export function createCompilerPool(options: PoolOptions) {
  const { size, packages, memoryLimitMb = 256, timeoutMs = 3_000 } = options
  const slots = Array.from({ length: size }, () => createSlot({ memoryLimitMb }))
  let count = 0

  return {
    async open(files: ProjectFiles, opening: OpenOptions = {}) {
      const { env = {}, mode = 'development', revision = 1 } = opening
      const project = new PooledProject({
        id: ++count,
        files,
        env,
        packages: opening.packages ?? packages,
        mode,
        revision,
        slots,
        timeoutMs,
      })
      const opened = await project.open()
      const session: PooledSession = {
        opened,
        change: (changes, changeOptions = {}) => project.change(changes, changeOptions),
        bundle: () => project.bundle(),
        locate: (position) => project.locate(position),
        close: () => project.close(),
      }
      return session
    },
    /** Starts the processes and lets each of them compile something, so that nobody's project waits for what that loads. */
    async warm(): Promise<void> {
      for (const slot of slots) {
        const project = new PooledProject({
          id: ++count,
          files: smallProject,
          env: {},
          packages,
          mode: 'development',
          revision: 1,
          slots: [slot],
          timeoutMs,
        })
        await project.open()
        project.close()
      }
    },
    /** The processes that run now, for whoever measures them. */
    listProcesses: (): number[] => slots.flatMap((slot) => slot.pid() ?? []),
    close(): void {
      for (const slot of slots) slot.stop()
    },
  }
}

/** It has what nearly every project has: a page, a component and Tailwind. */
const smallProject: ProjectFiles = new Map([
  ['index.html', '<div id="root"></div><script type="module" src="/src/main.tsx"></script>'],
  [
    'src/main.tsx',
    `import { createRoot } from 'react-dom/client'
import './index.css'
createRoot(document.getElementById('root')!).render(<main className="grid gap-4 p-4 text-sm">Ready</main>)`,
  ],
  ['src/index.css', '@import "tailwindcss";'],
])
