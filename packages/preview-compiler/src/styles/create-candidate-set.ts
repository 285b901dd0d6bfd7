import { Scanner } from '@tailwindcss/oxide'
import { extensionOf } from '../files/paths.ts'

/** Everything in a project that may be a class name. It only grows, so that one new class adds one rule. */
export function createCandidateSet() {
  const scanner = new Scanner({})
  const candidates = new Set<string>()
  let isFull = false
  return {
    scan(path: string, text: string): void {
      const extension = extensionOf(path).slice(1)
      if (!scannedExtensions.has(extension) || isFull) return
      for (const candidate of scanner.scanFiles([{ content: text, extension }])) {
        if (candidates.size >= maxCandidates) {
          isFull = true
          break
        }
        if (candidate.length <= maxCandidateLength) candidates.add(candidate)
      }
    },
    add(names: Iterable<string>): void {
      for (const name of names) if (candidates.size < maxCandidates) candidates.add(name)
    },
    size: () => candidates.size,
    /** All but the first `count`, which somebody has seen already. */
    listFrom: (count: number) => [...candidates].slice(count),
    /** True where a project has so many possible class names that some are not looked at. */
    isFull: () => isFull,
  }
}

export const maxCandidates = 20_000
const maxCandidateLength = 500
const scannedExtensions = new Set(
  'html htm js jsx mjs cjs ts tsx mts cts vue svelte md mdx astro php blade'.split(' '),
)
