import { readFileSync } from 'node:fs'
import type { RunMode } from '@joinery/contract'
import type { ModelFamily } from '../ports.ts'

interface InstructionOptions {
  readonly family: ModelFamily
  readonly mode: RunMode
  readonly canCallTools: boolean
  /** For models that can read so little that long advice would leave no room for the work. */
  readonly isBrief: boolean
  /** The text of the project's AGENTS.md. */
  readonly projectRules: string | null
}

/**
 * What a model is told before anything else. What is the same for all projects comes first, so that providers can keep
 * it from call to call; what belongs to the project comes last.
 */
export function loadInstructions({
  family,
  mode,
  canCallTools,
  isBrief,
  projectRules,
}: InstructionOptions): string {
  const parts = [
    readPart('role'),
    readPart(isBrief ? 'craft-short' : 'craft'),
    readPart('preview'),
    readPart(canCallTools ? 'tools' : 'text-only'),
    readPart(family),
    readPart(mode),
  ]
  if (projectRules !== null && projectRules.trim() !== '') {
    parts.push(`# Rules of this project (from its AGENTS.md)\n\n${projectRules.slice(0, maxRules)}`)
  }
  return parts.filter((part) => part !== '').join('\n\n')
}

const maxRules = 20_000
const loaded = new Map<string, string>()

function readPart(name: string): string {
  const known = loaded.get(name)
  if (known !== undefined) return known
  const text = readFileSync(new URL(`../instructions/${name}.md`, import.meta.url), 'utf8').trim()
  loaded.set(name, text)
  return text
}
