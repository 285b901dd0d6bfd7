import type { Frame } from '../../language/read-frames.ts'
import type { Need } from '../../needs/need.ts'
import type { Draft } from '../draft.ts'
import { levelKindOf } from './level-kinds.ts'

/** What a request says of a test that ends in a level: taking it, its result, and earlier ones. */
export function readLevelTest(draft: Draft, frame: Frame): Need | undefined {
  const kind = draft.isNew ? levelKindOf(draft) : undefined
  if (kind === undefined || managing.test(frame.text)) return undefined
  const words = `${frame.text} ${frame.phrase}`.toLowerCase()
  const isOfTest =
    testing.test(words) || resulting.test(words) || kept.test(frame.text) || levels.test(frame.text)
  return isOfTest && !/\b(?:courses?|lessons?|recommend\w*)\b/.test(words)
    ? { name: 'quiz', thing: '', frame }
    : undefined
}

const managing = /^(?:manage|add|create|edit|delete|enter)\b/i
const testing =
  /\b(?:tests?|self-?tests?|assessments?|self-?assessments?|questions?|questionnaires?|quiz(?:zes)?)\b/
const resulting =
  /\b(?:results?|scores?|(?:their|your|the|resulting|own|current) levels?|whether (?:they|you|one) (?:are|is))\b/
const kept = /^(?:an? |the |own |past )*(?:histor(?:y|ies)|progress)(?: of (?:the )?results)?$/i
const levels =
  /^(?:an? |or |and )*(?:beginner|intermediate|advanced|low|medium|moderate|high|[abc][12])(?: (?:levels?|risk|stress))?$/i
