import { setEnv } from './environment.ts'
import type { Exports } from './exports.ts'
import { holdEvents } from './hold-events.ts'
import { createRegistry } from './registry.ts'

/**
 * A published site: the same registry as in a preview, without anything that watches it. Its workers are the same script,
 * and find the module to run in their address.
 */
let env: object = {}
const nothing = () => undefined
const isWorker = !('document' in globalThis)
const scriptUrl = isWorker ? location.href.replace(/#.*$/, '') : findScript()
const release = isWorker ? holdEvents() : nothing
const registry = createRegistry({
  describe: (id) => ({
    url: `${location.origin}/${id}`,
    env,
    resolve: (specifier: string) => specifier,
    workerAddress: (entry: string) => `${scriptUrl}#${encodeURIComponent(entry)}`,
  }),
  refreshFor: () => [nothing, () => nothing],
  importAddress: async (url) => {
    const loaded: Exports = await import(/* @vite-ignore */ url)
    return loaded
  },
})

async function start(entries: readonly string[], given: Readonly<Record<string, string>>): Promise<void> {
  env = setEnv(given, 'production')
  if (!isWorker) for (const entry of entries) await registry.load(entry)
  else await registry.load(decodeURIComponent(location.hash.slice(1))).catch(reportError)
  release()
}

function findScript(): string {
  return document.currentScript instanceof HTMLScriptElement ? document.currentScript.src : ''
}

Object.assign(globalThis, { ['__d']: registry.define, ['__joinery']: { start } })
