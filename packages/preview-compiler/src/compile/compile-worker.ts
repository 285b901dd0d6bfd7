import type { CompiledFile } from './compiled-file.ts'
import { compileValue } from './compile-value.ts'

/**
 * `?worker` and `?worker&url` as Vite has them: what makes the worker, or its address. The file itself is imported only in
 * name, so that it comes along without running in the page. Undefined for every other query.
 */
export function compileWorker(path: string, query: string): CompiledFile | undefined {
  const match = /(?:^|&)(shared)?worker(?:&|$)/.exec(query)
  if (!match) return undefined
  const kind = match[1] === undefined ? 'Worker' : 'SharedWorker'
  const address = `__vite_ssr_import_meta__.workerAddress(${JSON.stringify(path)})`
  const value = /(?:^|&)url\b/.test(query)
    ? address
    : `function (options) { return new ${kind}(${address}, options) }`
  return { ...compileValue(value), dynamicImports: [`/${path}`] }
}
