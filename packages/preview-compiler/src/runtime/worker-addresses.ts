import { holdEvents } from './hold-events.ts'

/** What a worker of a preview is told by its first script. */
export interface WorkerSettings {
  /** The script that this is part of. */
  readonly runtimeUrl: string
  /** All modules of the project, as the page has them. */
  readonly modulesUrl: string
  readonly packagesOrigin?: string | undefined
}

/** Where the first script of a worker leaves what the runtime needs there. */
export const workerStartName = '__joineryWorker'

/** Scripts for workers, each of which starts one module of the project with the registry in its place. */
export function createWorkerAddresses(settings: WorkerSettings) {
  const addresses = new Map<string, string>()
  return {
    addressOf: (id: string): string => {
      const known = addresses.get(id) ?? URL.createObjectURL(writeScript(id, settings))
      addresses.set(id, known)
      return known
    },
    /** Whether a worker was asked for that one of these modules is part of. */
    isPart(ids: readonly string[], listImporters: () => ReadonlyMap<string, readonly string[]>): boolean {
      if (addresses.size === 0) return false
      const importers = listImporters()
      const waiting = [...ids]
      const seen = new Set<string>()
      for (let id = waiting.pop(); id !== undefined; id = waiting.pop()) {
        if (addresses.has(id)) return true
        if (seen.has(id)) continue
        seen.add(id)
        waiting.push(...(importers.get(id) ?? []))
      }
      return false
    },
  }
}

/** Imported at run time, because that works in workers of both types. */
function writeScript(entry: string, settings: WorkerSettings): Blob {
  const { runtimeUrl, modulesUrl } = settings
  const text = `self.${workerStartName} = { entry: ${JSON.stringify(entry)}, settings: ${JSON.stringify(settings)}, release: (${holdEvents.toString()})() }
import(${JSON.stringify(runtimeUrl)}).then(() => import(${JSON.stringify(modulesUrl)})).catch(reportError)`
  return new Blob([text], { type: 'text/javascript' })
}
