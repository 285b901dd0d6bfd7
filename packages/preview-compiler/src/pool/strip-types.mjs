import { readFileSync } from 'node:fs'
import { registerHooks } from 'node:module'
import { fileURLToPath } from 'node:url'
import { transformSync } from 'rolldown/utils'

/**
 * What Node takes the types away with weighs twenty megabytes in each process. A process that compiles projects has a
 * compiler already.
 */
registerHooks({
  load(url, context, loadByNode) {
    if (!url.endsWith('.ts')) return loadByNode(url, context)
    const path = fileURLToPath(url)
    const { code } = transformSync(path, readFileSync(path, 'utf8'), { sourcemap: false })
    return { format: 'module', source: code, shortCircuit: true }
  },
})
