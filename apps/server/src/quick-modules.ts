import { enableCompileCache, registerHooks } from 'node:module'
import type { ResolveFnOutput } from 'node:module'
import { join } from 'node:path'
import { setFlagsFromString } from 'node:v8'

const cacheFolder = join(import.meta.dirname, '../../../node_modules/.cache/node')

/**
 * Makes the start quick and light; call it before the modules it is about are imported. Compiled modules are kept
 * for the next start. And Node reads a package's whole package.json for each of its files and for each import of
 * the package: drizzle-orm's has 180 KB, which cost half a second and 130 MB. So its files are resolved here, without
 * looking at it, and what others import of it is looked up once.
 */
export function loadModulesQuickly(): void {
  enableCompileCache(cacheFolder)
  setFlagsFromString('--semi-space-growth-factor=1')
  const imported = new Map<string, ResolveFnOutput>()
  registerHooks({
    resolve(specifier, context, resolveByNode) {
      const { parentURL } = context
      const isInside = specifier.startsWith('.') && parentURL?.includes('/node_modules/drizzle-orm/')
      if (isInside) return { url: new URL(specifier, parentURL).href, format: 'module', shortCircuit: true }
      if (!/^drizzle-orm(\/|$)/.test(specifier)) return resolveByNode(specifier, context)
      const resolved = imported.get(specifier) ?? resolveByNode(specifier, context)
      imported.set(specifier, resolved)
      return { ...resolved, shortCircuit: true }
    },
  })
}

/**
 * To be called when they are loaded. Nearly all that a start makes stays, and V8 answers to that by making the room for
 * new objects larger and larger, up to 134 MB that no request needs. So that room stays small until here; from here on
 * it grows with what the requests need, as always.
 */
export function endStart(): void {
  setFlagsFromString('--semi-space-growth-factor=2')
}
