import type { NpmCommand } from '@joinery/preview-compiler'
import type { PreviewCompiler } from '../modules/preview/index.ts'

interface Options {
  /** How many processes compile. */
  processes: number
  /** Where the bundles of packages are kept. */
  packagesFolder: string
  /** Where packages lie that people added. */
  addedFolder: string
  /** How npm is called, for packages that are not among them. */
  npm: NpmCommand | undefined
}

/**
 * Opens the compiler when it is asked for, once. A server that nobody previews on loads none of it; one that failed is
 * tried anew.
 */
export function createPreviewCompiler(options: Options) {
  let opening: Promise<PreviewCompiler> | undefined
  return {
    open: (): Promise<PreviewCompiler> => {
      opening ??= openCompiler(options)
      opening.catch(() => (opening = undefined))
      return opening
    },
    close: async (): Promise<void> => {
      const opened = await opening?.catch(() => undefined)
      opened?.close()
    },
  }
}

async function openCompiler(options: Options): Promise<PreviewCompiler> {
  const { processes, packagesFolder, addedFolder, npm } = options
  const compiler = await import('@joinery/preview-compiler')
  const { buildProject, completeProject, createCompilerPool, openPackageSet, openRuntimes } = compiler
  const [runtimes, packages] = await Promise.all([
    openRuntimes(packagesFolder),
    openPackageSet({ folder: packagesFolder, addedFolder, ...(npm && { npm }) }),
  ])
  const pool = createCompilerPool({ size: processes, packages: packages.index })
  let published: ReturnType<typeof openPackageSet> | undefined
  const openPublished = () => {
    published ??= openPackageSet({ folder: packagesFolder, addedFolder, mode: 'production' })
    published.catch(() => (published = undefined))
    return published
  }
  return {
    pool,
    async warm() {
      await pool.warm()
      await packages.warm()
      await compiler.sweepCache({ folder: packagesFolder })
    },
    runtime: runtimes.preview,
    packages: {
      read: packages.read,
      async install(wanted) {
        const outcome = await packages.install(wanted)
        // What is published next knows it too. What is being published goes on with what it has.
        published = undefined
        return outcome
      },
    },
    renderDocument: compiler.renderDocument,
    joinModules: compiler.joinModules,
    complete: (files, specifiers) => completeProject({ files, specifiers }),
    async build(files, env) {
      return buildProject(files, { pool, packages: await openPublished(), runtime: runtimes.site, env })
    },
    close() {
      pool.close()
      packages.close()
      published?.then((opened) => opened.close()).catch(() => undefined)
    },
  }
}
