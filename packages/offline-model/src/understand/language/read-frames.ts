import { findTemplate } from '../subjects/entity-templates.ts'
import type { FrameDraft } from './frame-draft.ts'
import { toSingular } from './inflect.ts'
import { readNounAction } from './noun-heads.ts'
import { cleanNounPhrase } from './noun-phrase.ts'
import { readAbilities } from './read-abilities.ts'
import type { Clause } from './read-clauses.ts'
import { cutExamples, takeExamples } from './read-examples.ts'
import { readFeatures } from './read-features.ts'
import { shareObjects } from './share-objects.ts'
import { splitList } from './split-list.ts'
import { intransitive, isGerund, type Action } from './verbs.ts'

/** One thing somebody does: an action, what it is done to, and the words it was read from. */
export interface Frame {
  readonly subject: string
  readonly action: Action
  /** Cleaned: "order status". Empty where the verb stands alone. */
  readonly object: string
  /** The object as it was written, with what follows it. */
  readonly phrase: string
  /** What "including" and "such as" list. */
  readonly items: readonly string[]
  /** Those of them that are properties, named in a row: "with variety, family and year". */
  readonly fields?: readonly string[]
  /** The words that it was read from, for the list of what was understood. */
  readonly text: string
  /** Between 0 and 1. Below `understoodFrom` it is named as not understood. */
  readonly confidence: number
}

export const understoodFrom = 0.45

export function readFrames(clause: Clause): Frame[] {
  if (clause.mode === 'description') return [describe(clause)]
  const examples = cutExamples(clause.tail)
  const parts = splitList(examples.list).map((part) => takeExamples(part, examples))
  const words = parts.map(({ text }) => text)
  const drafts = clause.mode === 'ability' ? readAbilities(words) : readFeatures(words)
  return shareObjects(drafts, clause.mode).map((draft, at, all) => {
    const object = cleanNounPhrase(draft.object)
    const isLastOfPart = all[at + 1]?.at !== draft.at
    return {
      subject: clause.subject,
      action: draft.action,
      object,
      phrase: draft.object,
      items: isLastOfPart ? (parts[draft.at]?.items ?? []) : [],
      ...(isLastOfPart && fieldsOf(parts[draft.at])),
      text: draft.text,
      confidence: confidenceOf({ draft, object, clause }),
    }
  })
}

function fieldsOf(part: { readonly fields: readonly string[] } | undefined): Pick<Frame, 'fields'> {
  return part === undefined || part.fields.length === 0 ? {} : { fields: part.fields }
}

/** "each recipe has a photo, ingredients and steps" tells what a recipe is made of. */
function describe({ subject, tail }: Clause): Frame {
  const object = cleanNounPhrase(subject.replace(/^(?:each|every|an?|the|all) /i, ''))
  return {
    subject: 'system',
    action: 'describe',
    object,
    phrase: object,
    items: splitList(tail),
    text: `${subject}: ${tail}`,
    confidence: 0.9,
  }
}

/** An example that is a doing itself: "functions, including managing drivers and cargo tracking". */
export function readItem(frame: Frame, item: string): Frame[] {
  const areThings =
    seen.has(frame.action) && !/\b(?:function|functionalit|feature|module)\w*\b/i.test(frame.text)
  const isAnything = /^(?:content|contents|information|data|website|pages?)?$/i.test(frame.object)
  if (isAnything && findTemplate(toSingular(cleanNounPhrase(item).toLowerCase())) !== undefined)
    return readFrames({ subject: frame.subject, mode: 'feature', tail: item, isFragment: false })
  if (areThings) return []
  const noun = readNounAction(cleanNounPhrase(item))
  const isDoing = isGerund(item) || (noun !== undefined && noun.action !== 'view' && item.includes(' '))
  return isDoing ? readFrames({ subject: frame.subject, mode: 'feature', tail: item, isFragment: false }) : []
}

const seen: ReadonlySet<Action> = new Set(['view', 'browse', 'select', 'order', 'book', 'search', 'purchase'])

function confidenceOf({
  draft,
  object,
  clause,
}: {
  draft: FrameDraft
  object: string
  clause: Clause
}): number {
  // A list of abilities without a verb that we know tells nothing.
  if (!draft.isVerbKnown && clause.mode === 'ability') return 0.3
  const verb = draft.isVerbKnown ? 0.35 : 0
  const resolved = object !== '' || intransitive.has(draft.action) ? 0.25 : 0
  const pattern = clause.isFragment ? 0.1 : clause.mode === 'ability' ? 0.2 : 0.16
  return verb + resolved + pattern + (draft.text.split(' ').length <= 9 ? 0.15 : 0)
}
