import type { ImportUse, ModuleExports } from './compiled-file.ts'

interface ModuleNames {
  imports: ImportUse[]
  exports: ModuleExports | undefined
}

/**
 * What a module takes and gives by name, read from what the module-runner transform writes. It lists imports in no order;
 * its own output has them in the order of evaluation.
 */
export function readModuleNames(code: string, specifiers: readonly string[]): ModuleNames {
  const body = code.replaceAll(exportGetter, '')
  const used = listUsed(body)
  const calls = [...code.matchAll(importCall)].map(([, index = '', specifier = '""', names]) => ({
    index,
    specifier: readString(specifier),
    names: names === undefined ? undefined : readStrings(names),
  }))
  const known = new Set(calls.map(({ specifier }) => specifier))
  const rest = specifiers.filter((specifier) => !known.has(specifier))
  return {
    imports: [
      ...calls.map(({ index, specifier, names }): ImportUse => {
        if (names === undefined) return { specifier, names: '*' }
        const unused = names.filter((name) => used.get(index)?.has(name) !== true)
        return { specifier, names, ...(unused.length > 0 && { unused }) }
      }),
      ...rest.map((specifier): ImportUse => ({ specifier, names: '*' })),
    ],
    exports: readExports(code, new Map(calls.map(({ index, specifier }) => [index, specifier]))),
  }
}

/** By the number of the import. What is asked for its type first may be missing, and whoever asks knows what to do. */
function listUsed(body: string): Map<string, Set<string>> {
  const used = new Map<string, Set<string>>()
  const asked = new Set<string>()
  for (const [whole, isAsked, index = '', name = ''] of body.matchAll(importedName)) {
    if (isAsked !== undefined) asked.add(whole.slice(isAsked.length))
    if (asked.has(whole.slice(isAsked?.length ?? 0))) continue
    const names = used.get(index) ?? new Set()
    used.set(index, names.add(name))
  }
  return used
}

function readExports(code: string, specifiers: ReadonlyMap<string, string>): ModuleExports | undefined {
  // What webpack would take from such a module is not written in it.
  if (/\bmodule\.exports\b|\bexports\.[\w$]+\s*=/.test(code)) return undefined
  const names: [string, { specifier: string; name: string } | undefined][] = []
  for (const [, name = '""', value = ''] of code.matchAll(exportGetter)) {
    const [, index = '', taken] = /^__vite_ssr_import_(\d+)__\.([\w$]+)$/.exec(value) ?? []
    const specifier = specifiers.get(index)
    names.push([
      readString(name),
      specifier === undefined || taken === undefined ? undefined : { specifier, name: taken },
    ])
  }
  const all = [...code.matchAll(exportAll)].map(([, index = '']) => specifiers.get(index) ?? '')
  return { names: new Map(names), all }
}

const importCall =
  /^const __vite_ssr_import_(\d+)__ = await __vite_ssr_import__\(("(?:[^"\\\n]|\\.)*")(?:, \{ importedNames: (\[(?:\s*"(?:[^"\\\n]|\\.)*",?)*\s*\]) \})?\);$/gm

const exportGetter =
  /^Object\.defineProperty\(__vite_ssr_exports__, ("(?:[^"\\\n]|\\.)*"), \{\n\s*enumerable: true,\n\s*configurable: true,\n\s*get\(\) \{\n\s*return ([^\n]*);\n\s*\}\n\}\);$/gm

const exportAll = /^__vite_ssr_exportAll__\(__vite_ssr_import_(\d+)__\);$/gm

const importedName = /(\btypeof\s+)?__vite_ssr_import_(\d+)__\.([\w$]+)/g

function readString(json: string): string {
  const value: unknown = JSON.parse(json)
  return typeof value === 'string' ? value : ''
}

function readStrings(json: string): string[] {
  const value: unknown = JSON.parse(json)
  return Array.isArray(value) ? value.filter((item) => typeof item === 'string') : []
}
