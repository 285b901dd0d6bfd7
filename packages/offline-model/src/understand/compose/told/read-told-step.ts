import { capitalise } from '../../language/noun-phrase.ts'
import type { Frame } from '../../language/read-frames.ts'

/** What somebody does to a record, by which it comes into another state. */
export interface ToldStep {
  /** The button. */
  readonly label: string
  readonly to: string
  /** Whether it decides about something that waits for it. */
  readonly isDecided: boolean
  /** Other words for the same. */
  readonly same: readonly string[]
  /** What it is done to, where the frame's object is something else. */
  readonly thing?: string
}

export function readToldStep({ text, object }: Frame): ToldStep | undefined {
  const words = text.toLowerCase().replace(/^(?:also|then|directly) /, '')
  const [, marked, as = ''] = /^mark (?:(.+?) )?as ([a-z]+(?: [a-z]+)?)$/.exec(words) ?? []
  if (as !== '')
    return {
      label: `Mark as ${as}`,
      to: capitalise(as),
      isDecided: false,
      same: [],
      ...(marked !== undefined && { thing: marked }),
    }
  const [, put, into = ''] = /^put (.+) (?:in|into|under) ([a-z]+)$/.exec(words) ?? []
  if (put !== undefined)
    return { label: `Put into ${into}`, to: `In ${into}`, isDecided: false, same: [], thing: put }
  const [, verb = ''] = /^([a-z]+)\b/.exec(words) ?? []
  const known = steps.get(verb)
  if (known === undefined || object === '' || (choosing.test(verb) && words !== verb)) return undefined
  return { ...known, label: capitalise(verb) }
}

/** Whoever chooses something by name looks for it; whoever selects or rejects decides. */
const choosing = /^(?:select|choose)$/

/** Whether it says what becomes of something that waits. */
export function decides(frame: Frame): boolean {
  return readToldStep(frame)?.isDecided === true
}

function decide(to: string, ...same: string[]): Omit<ToldStep, 'label'> {
  return { to, isDecided: true, same }
}

function move(to: string, ...same: string[]): Omit<ToldStep, 'label'> {
  return { to, isDecided: false, same }
}

const steps: ReadonlyMap<string, Omit<ToldStep, 'label'>> = new Map([
  ['accept', decide('Accepted', 'Approve', 'Approved', 'Confirm', 'Confirmed', 'Take on')],
  ['approve', decide('Approved', 'Accept', 'Accepted', 'Confirm', 'Confirmed')],
  ['confirm', decide('Confirmed', 'Approve', 'Approved', 'Accept', 'Accepted')],
  ['decline', decide('Declined', 'Reject', 'Rejected', 'Cancel', 'Cancelled')],
  ['reject', decide('Rejected', 'Decline', 'Declined', 'Cancel', 'Cancelled')],
  ['verify', decide('Verified', 'Approve', 'Approved', 'Confirm', 'Confirmed')],
  ['shortlist', decide('Shortlisted')],
  ['select', decide('Selected', 'Accept', 'Accepted', 'Approve', 'Approved')],
  ['choose', decide('Chosen', 'Select', 'Selected', 'Accept', 'Accepted')],
  ['lock', move('Locked')],
  ['close', move('Closed', 'Done', 'Finished', 'Completed', 'Solved')],
  ['archive', move('Archived', 'Closed')],
  ['feature', move('Featured')],
  ['seal', move('Sealed')],
  ['retire', move('Retired')],
  ['release', move('Released')],
])
