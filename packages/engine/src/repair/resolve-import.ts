/** The file that a path in an import means, or undefined where there is none. */
export function resolveImport(
  specifier: string,
  from: string,
  paths: ReadonlySet<string>,
): string | undefined {
  const [bare = ''] = specifier.split(/[?#]/)
  for (const base of basesOf(bare, from)) {
    for (const ending of endings) if (paths.has(base + ending)) return base + ending
    // TypeScript lets one write `.js` for a file that is `.ts`.
    const script = base.replace(/\.(?:js|jsx|mjs)$/, '')
    if (script !== base)
      for (const ending of ['.ts', '.tsx']) if (paths.has(script + ending)) return script + ending
  }
  return undefined
}

export const isLocal = (specifier: string) => /^(?:\.{1,2}(?:\/|$)|@\/|~\/)/.test(specifier)

const endings = [
  '',
  '.tsx',
  '.ts',
  '.jsx',
  '.js',
  '.mjs',
  '.json',
  '.css',
  '.vue',
  '.svelte',
  '/index.tsx',
  '/index.ts',
  '/index.jsx',
  '/index.js',
]

function basesOf(specifier: string, from: string): string[] {
  if (/^[@~]\//.test(specifier))
    return [`src/${specifier.slice(2)}`, specifier.slice(2), `app/${specifier.slice(2)}`]
  const joined = join(folderOf(from), specifier)
  return joined === undefined ? [] : [joined]
}

/** Writes a path the way the import was written: with the alias or relative, with or without an ending. */
export function writeSpecifier(target: string, from: string, like: string): string {
  const keepsEnding = /\.\w+$/.test(like) && !/\.(?:js|jsx)$/.test(like)
  const isScript = /\.(?:tsx|ts|jsx|js|mjs)$/.test(target)
  const bare = isScript && !keepsEnding ? target.replace(/(?:\/index)?\.\w+$/, '') : target
  if (/^[@~]\//.test(like) && bare.startsWith('src/')) return like.slice(0, 2) + bare.slice('src/'.length)
  return relative(folderOf(from), bare)
}

const folderOf = (path: string) => path.slice(0, Math.max(0, path.lastIndexOf('/')))

function join(folder: string, specifier: string): string | undefined {
  const segments = folder === '' ? [] : folder.split('/')
  for (const segment of specifier.split('/')) {
    if (segment === '' || segment === '.') continue
    if (segment !== '..') segments.push(segment)
    else if (segments.pop() === undefined) return undefined
  }
  return segments.join('/')
}

function relative(folder: string, target: string): string {
  const from = folder === '' ? [] : folder.split('/')
  const to = target.split('/')
  let shared = 0
  while (shared < from.length && shared < to.length - 1 && from[shared] === to[shared]) shared++
  const up = from.slice(shared).map(() => '..')
  return [...(up.length === 0 ? ['.'] : up), ...to.slice(shared)].join('/')
}
