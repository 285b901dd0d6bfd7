import type { Requirement } from '../../model/application-model.ts'
import type { Draft } from './draft.ts'

/**
 * A clause may be built and yet not hold to the letter: the vote is there, and nothing keeps it to one a day. What no part of
 * an application sees to is named by itself.
 */
export function nameUnmet({ modules, screens }: Draft, requirements: readonly Requirement[]): Requirement[] {
  const sections = [...screens.values()].flatMap((screen) => screen.sections)
  const types = new Set<string>([...sections.map(({ type }) => type), ...modules.map(({ type }) => type)])
  return requirements.flatMap((requirement) => {
    if (requirement.state !== 'built') return [requirement]
    const unmet = conditions.flatMap(([pattern, seenToBy]) => {
      const [, words] = pattern.exec(requirement.text) ?? []
      return words === undefined || seenToBy.some((type) => types.has(type)) ? [] : [words]
    })
    return [requirement, ...unmet.map((text): Requirement => ({ text, state: 'missed', screens: [] }))]
  })
}

/** What a clause may demand besides, and the parts that see to it. */
const conditions: readonly (readonly [RegExp, readonly string[]])[] = [
  [
    /^(?=.*\b(?:vote|voting|like|post|play|spin|draw)\b).*?\b((?:only )?once (?:a|per|every) (?:day|week|month))\b/i,
    ['rewards', 'draw', 'ballot'],
  ],
  [/\b((?:higher|lower|more|less|greater) than the (?:current|last|previous|highest|lowest) [a-z]+)\b/i, []],
  [
    /\b(when (?:the |an? |their )?[a-z ]{1,60} (?:exceeds?|falls? below|drops? below|rises? above|reaches) .+)$/i,
    ['watch', 'monitor'],
  ],
  [/\b(in (?:several|different|multiple|various) criteria)\b/i, ['ballot', 'scorecard']],
  [/\b(between (?:years|seasons))\b/i, []],
  [/\b(by offering one of (?:their|his|her) own [a-z]+)\b/i, ['recordForm']],
]
