/** Imports of the project's files that mean modules of ours: the compiler writes JSX for React alone. */
export function listReplacedImports(dependencies: ReadonlyMap<string, string>): ReadonlyMap<string, string> {
  // Through ours even asynchronous components can be drawn.
  if (dependencies.has('next')) return nextImports
  return dependencies.has('vue') && !dependencies.has('react') ? vueImports : noImports
}

const noImports = new Map<string, string>()
const nextImports = replaceJsx('next')
const vueImports = replaceJsx('vue')

function replaceJsx(name: string): ReadonlyMap<string, string> {
  return new Map([
    ['react/jsx-runtime', `virtual:joinery/${name}-jsx-runtime`],
    ['react/jsx-dev-runtime', `virtual:joinery/${name}-jsx-dev-runtime`],
  ])
}
