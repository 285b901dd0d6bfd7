import type { Requirement } from '../../model/application-model.ts'
import type { Frame } from '../language/read-frames.ts'
import { namesTechnologyOnly } from '../language/read-technology.ts'
import type { NeedName } from '../needs/need.ts'
import { isAttribute } from '../subjects/read-attribute.ts'
import type { Draft } from './draft.ts'

/** Every part of the request once, in its own words. What nothing was built for is not left out: it is `missed`. */
export function writeRequirements(
  draft: Draft,
  frames: readonly Frame[],
  built: ReadonlyMap<Frame, NeedName | null>,
): Requirement[] {
  const seen = new Map<string, Requirement>()
  const note = (words: string, isBuilt: boolean) => {
    const text = shorten(words.trim())
    if (text.length < 4 || emptyWords.test(text) || namesTechnologyOnly(text)) return
    if (seen.get(text.toLowerCase())?.state === 'built') return
    seen.set(text.toLowerCase(), { text, state: isBuilt ? 'built' : 'missed', screens: [] })
  }
  for (const frame of frames) {
    const name = built.get(frame) ?? null
    note(frame.text, name !== null)
    for (const item of frame.items) {
      // "personal bests per distance" in a list of what a run has is more than a property of it.
      const isPartOf = name !== null && !looseNeeds.has(name) && !ofItsOwn.test(item)
      if (!seen.has(item.toLowerCase()))
        note(item, isPartOf || isAttribute(withoutArticle(item)) || draft.carried.has(item.toLowerCase()))
    }
  }
  return [...seen.values()].slice(0, 200)
}

const ofItsOwn = / (?:per|for the|by the|for each|for every) /

/** Examples in a list belong to what the list is about, except where the need itself builds nothing of its own. */
const looseNeeds: ReadonlySet<NeedName> = new Set(['browse', 'search', 'manage', 'publish', 'choose'])

const emptyWords =
  /^(?:also|with features|that|more|management functions|after \w+|functions?|functionalit\w+|features?|users?|used|vice versa|(?:this|last|next) (?:month|year|week))$/i

/** "the title" → "title". */
export function withoutArticle(item: string): string {
  return item.replace(/^(?:the|an?|its|their|our) /i, '')
}

function shorten(text: string): string {
  return text.length > 160 ? `${text.slice(0, 157).trimEnd()}…` : text
}
