import { setEnv } from './environment.ts'
import type { Exports } from './exports.ts'
import { createRegistry } from './registry.ts'

/** A published site: the same registry as in a preview, without anything that watches it. */
let env: object = {}
const nothing = () => undefined
const registry = createRegistry({
  describe: (id) => ({ url: `${location.origin}/${id}`, env, resolve: (specifier: string) => specifier }),
  refreshFor: () => [nothing, () => nothing],
  importAddress: async (url) => {
    const loaded: Exports = await import(/* @vite-ignore */ url)
    return loaded
  },
})

async function start(entries: readonly string[], given: Readonly<Record<string, string>>): Promise<void> {
  env = setEnv(given, 'production')
  for (const entry of entries) await registry.load(entry)
}

Object.assign(globalThis, { ['__d']: registry.define, ['__joinery']: { start } })
