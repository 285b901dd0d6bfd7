import type { Frame } from '../../language/read-frames.ts'
import type { NeedName } from '../../needs/need.ts'
import type { Draft } from '../draft.ts'
import { needOf, type ToolWork } from './gadget-work.ts'
import { gameWorks } from '../games/game-works.ts'
import { figureWorks } from './figure-works.ts'
import { gadgetWorks } from './gadget-works.ts'
import { makerWorks } from './maker-works.ts'
import { toolWorks } from './tool-works.ts'
import { wantedWorks } from './wanted-works.ts'

/** The one tool that a whole request is about, where there is one. */
export function findToolWork(words: string): ToolWork | undefined {
  const [first = ''] = words.split('. ')
  if (houses.test(first)) return undefined
  return [...gadgetWorks, ...wantedWorks, ...makerWorks, ...figureWorks, ...toolWorks, ...gameWorks].find(
    ({ about, also }) => about.test(first) && (also?.test(words) ?? true),
  )
}

/** Who offers such a thing, teaches it or writes about it has a site of their own kind. */
const houses =
  /\b(?:restaurants?|blogs?|shops?|stores?|schools?|compan(?:y|ies)|firms?|agenc(?:y|ies)|studios?|opticians?|clinics?|courses?|tutorials?|lessons?|customers|marketplaces?|forums?|portfolios?|magazines?|news)\b/

/**
 * Where an app is about one tool, choosing what goes in, doing it, looking at it and taking it along are steps of the
 * same work, and happen in one place.
 */
export function findStepOfTool(
  draft: Draft,
  { phrase, object, text }: Frame,
  need?: NeedName,
): NeedName | undefined {
  const work = draft.pack?.id === gadgetWorkId ? findToolWork(draft.words) : undefined
  if (work === undefined || (ofPeople.has(need ?? 'gadget') && !isOwnDetail(work, need))) return undefined
  const told = `${phrase} ${object} ${text}`.toLowerCase()
  return work.steps.test(told) || anyStep.test(told) ? needOf(work) : undefined
}

/** A resume says who somebody is, which is no account. */
function isOwnDetail(work: ToolWork, need: NeedName | undefined): boolean {
  return 'isOfPerson' in work && work.isOfPerson && (need === 'profile' || need === 'inquiry')
}

/** What is done with every tool: something goes in, and something comes out. */
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
