import type { Frame } from '../../language/read-frames.ts'
import type { Need } from '../../needs/need.ts'
import { ballotKindOf } from './ballot-kinds.ts'
import type { Draft } from '../draft.ts'

/** What a request says of a vote: casting it, opening and closing it, and how it stands. */
export function readBallot(draft: Draft, frame: Frame): Need | undefined {
  const kind = draft.isNew ? ballotKindOf(draft) : undefined
  if (kind === undefined) return undefined
  const words = `${frame.text} ${frame.phrase}`.toLowerCase()
  if (registering.test(words)) return { name: 'accounts', thing: '', frame }
  if (presenting.test(words) && kind.isElection && !changing.test(frame.text))
    return { name: 'browse', thing: kind.thing, frame: { ...frame, items: [] } }
  if (handing.test(frame.text)) return { name: 'manage', thing: kind.thing, frame }
  return casting.test(words) || running.test(frame.text) ? { name: 'poll', thing: '', frame } : undefined
}

const registering = /\bvoter registration\b|^register (?:as (?:an? )?voters?|to vote|with)\b/
const presenting =
  /\b(?:candidates?|nominees?)\b.{0,120}\b(?:programmes?|programs?|platforms?|manifestos?|profiles?|presentations?|statements?|pages?)\b/
const changing = /^(?:add|create|enter|edit|manage|publish|register|submit|upload)\b/i
const handing = /^(?:propose|suggest|nominate|put forward)\b/i
const casting =
  /\b(?:vot(?:e|es|ed|ing)|ballots?|turnout|(?:election|contest|live|final) results?|results? (?:display|page|as|after|when|once)|winners?|ranking|number of votes)\b|^(?:see |view |show |display |everybody |check )*(?:the |live |final )*results?$/
const running =
  /^(?:open|close|start|end|run)(?: and (?:open|close|end))?(?: (?:the|an?|each) (?:elections?|polls?|contests?|rounds?))?$/i
