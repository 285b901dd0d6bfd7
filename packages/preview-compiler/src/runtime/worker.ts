import { locatePackage } from '../document/locate-package.ts'
import type { PreviewState } from '../protocol.ts'
import { setEnv } from './environment.ts'
import type { Exports } from './exports.ts'
import { createRegistry } from './registry.ts'
import { replaceUnprepared } from './replace-unprepared.ts'
import { createWorkerAddresses } from './worker-addresses.ts'
import type { WorkerSettings } from './worker-addresses.ts'

export interface WorkerStart {
  /** The module to run. */
  readonly entry: string
  readonly settings: WorkerSettings
  /** Passes on what was sent before the module listened. */
  readonly release: () => void
}

/** The registry in a worker of a preview: the same modules as in the page, of which it runs its own. */
export function createWorkerRuntime({ entry, settings, release }: WorkerStart) {
  let env: object = {}
  const { addressOf } = createWorkerAddresses(settings)
  const registry = createRegistry({
    describe: (id) => ({
      url: `${location.origin}/${id}`,
      env,
      resolve: (specifier: string) => specifier,
      workerAddress: addressOf,
    }),
    refreshFor: () => [nothing, () => nothing],
    importAddress: async (url) => {
      const loaded: Exports = await import(/* @vite-ignore */ locatePackage(url, settings.packagesOrigin))
      return replaceUnprepared(loaded, nothing)
    },
  })
  fetchFromOrigin()
  return {
    define: registry.define,
    setLayout: nothing,
    async start(state: PreviewState): Promise<void> {
      env = setEnv(state.env)
      await registry.load(entry).catch(reportError)
      release()
    },
  }
}

const nothing = () => undefined

/** The script of such a worker lies nowhere, so that paths would lead nowhere either. */
function fetchFromOrigin(): void {
  const original = globalThis.fetch
  globalThis.fetch = (input, init) =>
    original(typeof input === 'string' ? new URL(input, `${location.origin}/`) : input, init)
}
