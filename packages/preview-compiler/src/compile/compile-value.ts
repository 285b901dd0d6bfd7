import { compiledCode } from './compiled-file.ts'
import type { CompiledFile } from './compiled-file.ts'

/** A module whose default export is a value, and whose other exports are the value's own names where they can be. */
export function compileValue(json: string, names: readonly string[] = []): CompiledFile {
  const lines = [`const value = ${json};`, '__vite_ssr_exports__.default = value;']
  for (const name of names)
    if (/^[A-Za-z_$][\w$]*$/.test(name) && name !== 'default')
      lines.push(`__vite_ssr_exports__.${name} = value[${JSON.stringify(name)}];`)
  return compiledCode(lines.join('\n'))
}

export function compileText(text: string): CompiledFile {
  return compileValue(JSON.stringify(text))
}
