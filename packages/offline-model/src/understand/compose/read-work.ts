import type { Frame } from '../language/read-frames.ts'
import type { Need } from '../needs/need.ts'
import { readScheme } from '../schemes/read-scheme.ts'
import { isCollecting } from './build-collector.ts'
import { isEventPush } from './build-events.ts'
import { isRelayed } from './build-relay.ts'
import { isPartOfConverter } from './converters.ts'
import type { Draft } from './draft.ts'
import { findStepOfTool } from './gadget-work/read-gadget-work.ts'
import { isFormWork } from './form-work.ts'
import { isMachine } from './is-machine.ts'
import { isProductItself, isSideOfProduct } from './product-pack.ts'
import { readBallot } from './ballots/read-ballot.ts'
import { readGoal } from './goals/read-goal.ts'
import { readLevelTest } from './level-tests/read-level-test.ts'
import { readQuote } from './quotes/read-quote.ts'
import { readSubmission } from './read-submission.ts'
import { isTableWork } from './table-work.ts'
import { readTimetable } from './timetables/timetable-parts.ts'

/** What a piece of work with parts of its own takes for itself: a vote, a timetable, a relay, what is handed in. */
export function readWork(draft: Draft, frame: Frame, need: Need | undefined): Need | undefined {
  const part = readScheme(draft, frame, need)
  if (part !== undefined) return part
  const tool = findStepOfTool(draft, frame, need?.name)
  if (tool !== undefined) return { name: tool, thing: '', frame }
  const given = readGoal(draft, frame, need) ?? readBallot(draft, frame) ?? readLevelTest(draft, frame)
  if (given !== undefined) return given
  const planned = readTimetable(draft, frame, need) ?? readQuote(draft, frame, need)
  if (planned !== undefined) return planned
  if (isSideOfProduct(draft, frame)) return { name: 'page', thing: frame.object, frame }
  if (isRelayed(draft, frame)) return { name: 'relay', thing: '', frame }
  if (isCollecting(draft, frame)) return { name: 'collector', thing: '', frame }
  if (isEventPush(draft, frame)) return { name: 'eventFeed', thing: '', frame }
  if (isProductItself(draft, frame)) return { name: 'quality', thing: '', frame }
  if (isPartOfConverter(draft, frame)) return { name: 'converter', thing: '', frame }
  if (isFormWork(draft, frame, need?.name)) return { name: 'formBuilder', thing: '', frame }
  if (isTableWork(draft, frame, need?.name)) return { name: 'sheet', thing: '', frame }
  return isMachine(draft) ? undefined : readSubmission(draft, frame)
}
