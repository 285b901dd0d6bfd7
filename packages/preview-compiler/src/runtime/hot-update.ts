import type { Exports } from './exports.ts'
import { isAsynchronous } from './frameworks/is-asynchronous.ts'
import type { Registry } from './registry.ts'

interface HotOptions {
  registry: Registry
  isComponent: (value: unknown) => boolean
  refresh: () => void
}

/** Runs changed modules again. False where the change reaches an entry and only a reload can show it. */
export async function applyHot(changed: readonly string[], options: HotOptions): Promise<boolean> {
  const { registry, isComponent, refresh } = options
  const started = changed.filter((id) => registry.hasStarted(id))
  if (started.length === 0) return true
  // Most changes end where they began, and a large project has many importers to list.
  let importers: ReadonlyMap<string, readonly string[]> | undefined
  const affected = collectAffected(started, {
    importersOf(id) {
      importers ??= registry.listImporters()
      return (importers.get(id) ?? []).filter((importer) => registry.hasStarted(importer))
    },
    isBoundary: (id) => isBoundary(registry.exportsIfDone(id), isComponent),
  })
  if (!affected) return false
  registry.reset(affected)
  for (const id of affected) await registry.load(id)
  // A file that no longer exports components only cannot take its own update, and its importers hold the old values.
  const lost = started.filter(
    (id) => affected.boundaries.has(id) && !isBoundary(registry.exportsIfDone(id), isComponent),
  )
  if (lost.length > 0) return false
  refresh()
  return true
}

interface Graph {
  importersOf: (id: string) => readonly string[]
  isBoundary: (id: string) => boolean
}

/** The changed modules and everything above them up to modules of components, which React can exchange in place. */
function collectAffected(
  changed: readonly string[],
  { importersOf, isBoundary: isEnd }: Graph,
): (Set<string> & { boundaries: ReadonlySet<string> }) | undefined {
  const affected = new Set<string>()
  const boundaries = new Set<string>()
  const waiting = [...changed]
  for (let id = waiting.shift(); id !== undefined; id = waiting.shift()) {
    if (affected.has(id)) continue
    affected.add(id)
    if (isEnd(id)) {
      boundaries.add(id)
      continue
    }
    const importers = importersOf(id)
    if (importers.length === 0) return undefined
    waiting.push(...importers)
  }
  return Object.assign(affected, { boundaries })
}

function isBoundary(exports: Exports | undefined, isComponent: (value: unknown) => boolean): boolean {
  if (!exports) return false
  const values = Object.values(exports)
  return values.length > 0 && values.every((value) => isComponent(value) && !isAwaited(value))
}

/** What stands for an asynchronous component is not exchanged by React: whoever draws it has to run again. */
function isAwaited(value: unknown): boolean {
  return isAsynchronous(value) && /^[A-Z]/.test(value.name)
}
