import { readVersions } from '../build/read-versions.ts'
import type { Diagnostic } from '../diagnostics.ts'
import { packageNameOf } from '../package-catalogue.ts'
import type { Generation, PackageCatalogue } from '../package-catalogue.ts'
import type { PackageUse } from '../protocol.ts'

interface Surroundings {
  /** What package.json asks for. */
  declared: ReadonlyMap<string, string>
  catalogue: PackageCatalogue
  generation: Generation
}

/** Packages that a project gets in a major that works otherwise than the one it asks for. One sentence for all of them. */
export function listOtherMajors(used: readonly PackageUse[], surroundings: Surroundings): Diagnostic[] {
  const { declared, catalogue, generation } = surroundings
  const versions = readVersions(generation)
  const names = new Set(
    used.flatMap(({ specifier, url }) => (url === undefined ? [] : packageNameOf(specifier))),
  )
  const others = [...names].toSorted().flatMap((name) => {
    const asked = majorOf(declared.get(name))
    const had = majorOf(versions.get(name))
    if (asked === undefined || had === undefined || !isBreak(name, asked, had)) return []
    // The set has both, or somebody has added the one that is asked for.
    const isThere = catalogue.resolve(`${name}-${asked}`, generation) !== undefined
    return isThere ? [] : [`${name} ${had} and not ${asked}`]
  })
  if (others.length === 0) return []
  const message = `The preview has ${others.join(', ')}, which package.json asks for. What changed between them does not work.`
  return [{ kind: 'unsupported', severity: 'warning', file: 'package.json', message }]
}

function majorOf(range: string | undefined): number | undefined {
  const [digits] = /\d+/.exec(range ?? '') ?? []
  return digits === undefined ? undefined : Number(digits)
}

function isBreak(name: string, asked: number, had: number): boolean {
  return (breaks.get(name) ?? []).some(
    (major) => Math.min(asked, had) < major && major <= Math.max(asked, had),
  )
}

/** The majors that took away what most projects had written. Most others go on with what is written for older ones. */
const breaks = new Map<string, readonly number[]>([
  ['@tanstack/react-query', [4, 5]],
  ['@tanstack/react-table', [8]],
  ['chart.js', [3]],
  ['date-fns', [2]],
  ['react-chartjs-2', [4]],
  ['react-day-picker', [8, 9]],
  ['react-hook-form', [7]],
  ['react-markdown', [10]],
  ['react-resizable-panels', [4]],
  ['react-router', [6]],
  ['react-router-dom', [6]],
  ['socket.io-client', [3]],
  ['swiper', [9]],
  ['vue', [3]],
  ['vue-router', [4]],
])
