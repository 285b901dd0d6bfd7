import { enableCompileCache, registerHooks } from 'node:module'
import { join } from 'node:path'

/**
 * Makes a start quick and light; import it before the modules it is about. It has no types: what Node takes them away
 * with weighs twenty megabytes, and what is kept from the last start needs it no more.
 */
enableCompileCache(join(import.meta.dirname, '../../../node_modules/.cache/node'))
registerHooks({ resolve: createResolve() })

/**
 * For every import Node looks for the file, follows its links and reads the package.json that says what kind of module
 * it is: a fifth of the work of a start. Our own modules say all of that by their names, and in somebody's package the
 * files of one folder are of one kind. Of drizzle-orm not even that is found out: its package.json has 180 KB.
 */
function createResolve() {
  const packages = new Map()
  const moduleFolders = new Set()

  return function resolve(specifier, context, resolveByNode) {
    const { parentURL, conditions } = context
    if (parentURL === undefined || !conditions.includes('import')) return resolveByNode(specifier, context)
    const isOwn = !parentURL.includes('/node_modules/')
    if (!specifier.startsWith('.')) {
      if (!isOwn) return resolveByNode(specifier, context)
      const resolved = packages.get(specifier) ?? resolveByNode(specifier, context)
      packages.set(specifier, resolved)
      return { ...resolved, shortCircuit: true }
    }
    const url = new URL(specifier, parentURL).href
    if (isOwn && url.endsWith('.ts')) return { url, format: 'module-typescript', shortCircuit: true }
    if (isOwn || !url.endsWith('.js')) return resolveByNode(specifier, context)
    const folder = url.slice(0, url.lastIndexOf('/'))
    if (moduleFolders.has(folder) || url.includes('/node_modules/drizzle-orm/'))
      return { url, format: 'module', shortCircuit: true }
    const resolved = resolveByNode(specifier, context)
    if (resolved.url === url && resolved.format === 'module') moduleFolders.add(folder)
    return resolved
  }
}
