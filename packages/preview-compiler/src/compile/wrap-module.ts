/** How a module depends on others: a file's id, a package's address in a list, or the name of a package nobody has. */
export type ModuleDependency = string | readonly [url: string] | { readonly missing: string }

export type ModuleDependencies = Readonly<Record<string, ModuleDependency>>

interface WrappedModule {
  id: string
  /** What is imported before the module runs. */
  dependencies: ModuleDependencies
  /** What it may import while it runs. */
  dynamicDependencies: ModuleDependencies
  code: string
}

/** The names come from the module-runner transform; the registry of the frame fills them in. */
const parameters = [
  '__vite_ssr_exports__',
  '__vite_ssr_import__',
  '__vite_ssr_dynamic_import__',
  '__vite_ssr_import_meta__',
  '__vite_ssr_exportAll__',
  '$RefreshReg$',
  '$RefreshSig$',
].join(', ')

/** The code starts on the second line, so that a line in the frame is one more than a line of the code. */
export function wrapModule({ id, dependencies, dynamicDependencies, code }: WrappedModule): string {
  const head = `__d(${JSON.stringify(id)}, ${JSON.stringify(dependencies)}, async function (${parameters}) {"use strict";`
  const foot = Object.keys(dynamicDependencies).length > 0 ? `, ${JSON.stringify(dynamicDependencies)}` : ''
  return `${head}\n${code}\n}${foot});`
}
