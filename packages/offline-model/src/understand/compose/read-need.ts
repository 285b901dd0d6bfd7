import type { Frame } from '../language/read-frames.ts'
import { claimNeed } from '../needs/claim-need.ts'
import type { Need, NeedName } from '../needs/need.ts'
import { bendNeed } from './bend-need.ts'
import { bendToTrade } from './bookings/bend-to-trade.ts'
import type { Draft } from './draft.ts'
import { sounds } from './read-part.ts'
import { readSaid } from './read-said.ts'
import { readWork } from './read-work.ts'
import { isToldLater } from './told/told-later.ts'
import { readTold } from './told/told-things.ts'

/** The need of a frame: what a whole piece of work takes for itself, what its words say, and else what its kind of application bends. */
export function readNeed(draft: Draft, frame: Frame): Need | undefined {
  // Figures and what is due are told once everything that is kept is there.
  if (isToldLater(draft, frame)) return { name: 'quality', thing: '', frame }
  const need = bendToTrade(draft, frame, claimNeed(frame))
  if (need !== undefined && draft.pack?.trade !== undefined && tradeNeeds.has(need.name)) return need
  if (need !== undefined && isOfMachines(draft, frame, need.name))
    return frame.action === 'download' ? { ...need, name: 'export' } : undefined
  const read = readWork(draft, frame, need) ?? readTold(draft, frame, need) ?? readSaid(draft, frame, need)
  if (read !== undefined || need === undefined || isBeyondUs(draft, frame)) return read
  return bendNeed(draft, frame, need)
}

/** Where people keep records of what they do, nothing runs by itself: training is no task of a program, a voice part no speech. */
function isOfMachines({ told, words, kind }: Draft, { text }: Frame, name: NeedName): boolean {
  if (name === 'jobs' && !/\b(?:records?|logs?|reports?|register)$/i.test(text)) return false
  return (
    told.size > 0 && kind !== 'tool' && kind !== 'developer' && running.has(name) && !machines.test(words)
  )
}

const running: ReadonlySet<NeedName> = new Set(['jobs', 'speech', 'console', 'canvas'])
const machines =
  /\b(?:servers?|scripts?|code|crawl\w*|back-?ups?|deploy\w*|speech|read aloud|dictat\w*|audio|recordings?|sql|databases?|recogni\w*|images?|photos?|graphics?|automat\w*)\b/

/** What a house where one thing is booked is asked for says what is meant by it. */
const tradeNeeds: ReadonlySet<NeedName> = new Set(['booking', 'browse', 'manage', 'rate'])

/** Sample weather is of today, and our games are silent. */
function isBeyondUs({ kind }: Draft, { phrase }: Frame): boolean {
  return (
    /\b(?:\d+|three|five|seven|ten)[- ]days? forecasts?\b/i.test(phrase) ||
    (kind === 'game' && sounds.test(phrase))
  )
}
