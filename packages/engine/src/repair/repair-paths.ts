import { fillText, texts } from '@joinery/contract'
import { maskSource } from './mask-source.ts'
import { readImports } from './read-imports.ts'
import { splice } from './repair.ts'
import type { RepairContext, Repaired } from './repair.ts'
import { isLocal, resolveImport, writeSpecifier } from './resolve-import.ts'

/** Corrects imports that lead nowhere, where exactly one file of the project can be meant. */
export function repairPaths(text: string, { path, paths }: RepairContext): Repaired {
  const corrections = readImports(text, maskSource(text)).flatMap(({ specifier, specifierStart }) => {
    if (!isLocal(specifier) || resolveImport(specifier, path, paths) !== undefined) return []
    const target = findMeant(specifier, path, paths)
    if (target === undefined) return []
    return [
      {
        start: specifierStart,
        end: specifierStart + specifier.length,
        from: specifier,
        by: writeSpecifier(target, path, specifier),
      },
    ]
  })
  const descriptions = corrections.map(({ from, by }) =>
    fillText(texts.engine.repairs.pathCorrected, { from, to: by }),
  )
  return { text: splice(text, corrections), descriptions }
}

function findMeant(specifier: string, from: string, paths: ReadonlySet<string>): string | undefined {
  const sought = nameOf(specifier.split(/[?#]/)[0] ?? '')
  const ending = /\.(?:css|json|svg|png|jpe?g|webp|vue|svelte)$/.exec(specifier)?.[0]
  const meant = [...paths].filter((path) => {
    if (path === from || path.startsWith('.')) return false
    return nameOf(path) === sought && (ending === undefined ? scriptPath.test(path) : path.endsWith(ending))
  })
  return meant.length === 1 ? meant[0] : undefined
}

const scriptPath = /\.(?:tsx|ts|jsx|js|mjs|vue|svelte)$/

/** `UserCard`, `user-card.tsx` and `user-card/index.tsx` are the same name. */
function nameOf(path: string): string {
  const segments = path.split('/').filter((segment) => segment !== '.' && segment !== '..')
  const last = (segments.at(-1) ?? '').replace(/\.\w+$/, '')
  const name = last === 'index' ? (segments.at(-2) ?? '') : last
  return name.toLowerCase().replace(/[-_.]/g, '')
}
