import type * as Vue from '@vue/compiler-sfc'

export type VueCompiler = typeof Vue

/** Vue's compiler, which comes with the first component that needs it. */
export function loadVue(): Promise<VueCompiler> {
  loading ??= import('@vue/compiler-sfc').then((vue) => {
    // Its type is the whole of TypeScript, of which two functions are called.
    Reflect.apply(vue.registerTS, undefined, [() => moduleNames])
    return vue
  })
  return loading
}

let loading: Promise<VueCompiler> | undefined

/**
 * Vue asks TypeScript where an import leads that is no relative path, and then its `fs` for the real path of the answer.
 * Only the latter belongs to a project, so the answer is the question.
 */
const moduleNames = {
  findConfigFile: () => undefined,
  resolveModuleName: (specifier: string, importer: string) => ({
    resolvedModule: { resolvedFileName: writeQuestion(specifier, importer) },
  }),
}

function writeQuestion(specifier: string, importer: string): string {
  return `${importer}\n${specifier}`
}

export function readQuestion(question: string): { specifier: string; importer: string } {
  const [importer = '', specifier = ''] = question.split('\n')
  return { specifier, importer }
}
