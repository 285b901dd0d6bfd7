import type { Frame } from '../../language/read-frames.ts'
import type { NeedName } from '../../needs/need.ts'
import type { Draft } from '../draft.ts'
import { gadgetWorks, type GadgetWork } from './gadget-works.ts'

/** The one gadget that a whole request is about, where there is one. */
export function findGadgetWork(words: string): GadgetWork | undefined {
  const [first = ''] = words.split('. ')
  if (houses.test(first)) return undefined
  return gadgetWorks.find(({ about, also }) => about.test(first) && (also?.test(words) ?? true))
}

/** Who offers such a thing, teaches it or writes about it has a site of their own kind. */
const houses =
  /\b(?:blogs?|shops?|stores?|schools?|compan(?:y|ies)|firms?|agenc(?:y|ies)|studios?|opticians?|clinics?|courses?|tutorials?|lessons?|customers|marketplaces?|forums?|portfolios?|magazines?|news)\b/

/**
 * Where an app is about one gadget, choosing what goes in, doing it, looking at it and taking it along are steps of the
 * same work, and happen in one place.
 */
export function isStepOfGadget(draft: Draft, { phrase, object, text }: Frame, need?: NeedName): boolean {
  const work = draft.pack?.id === gadgetWorkId ? findGadgetWork(draft.words) : undefined
  const isOwnDetail = work?.isOfPerson === true && (need === 'profile' || need === 'inquiry')
  if (ofPeople.has(need ?? 'gadget') && !isOwnDetail) return false
  const told = `${phrase} ${object} ${text}`.toLowerCase()
  return work !== undefined && (work.steps.test(told) || anyStep.test(told))
}

/** What is done with every gadget: something goes in, and something comes out. */
const anyStep =
  /\b(?:upload\w*|choos\w*|select\w*|download\w*|cop(?:y|ies|ying)|results?|files?|inputs?|outputs?|previews?|process\w*|buttons?)\b/

export const gadgetWorkId = 'gadgetwork'

const ofPeople: ReadonlySet<NeedName> = new Set([
  'accounts',
  'recover',
  'profile',
  'users',
  'permissions',
  'submission',
  'inquiry',
])
