import { toSingular } from '../language/inflect.ts'
import { person } from '../language/read-actors.ts'
import type { Frame } from '../language/read-frames.ts'
import type { Need } from '../needs/need.ts'
import { findTemplate } from '../subjects/entity-templates.ts'
import { isSubmission } from '../subjects/submissions.ts'
import type { Draft } from './draft.ts'
import { readRole } from './roles.ts'

/** What somebody hands in, however it is said: "submit repair requests", "open tickets", "report faults", "request time off". */
export function readSubmission(
  { kind, words = '' }: Pick<Draft, 'kind'> & Partial<Pick<Draft, 'words'>>,
  frame: Frame,
): Need | undefined {
  const wanted = decidesRequests(words) ? requested.exec(frame.text)?.[1] : undefined
  const asked = wanted === undefined ? undefined : nameRequest(wanted.toLowerCase())
  if (asked !== undefined) return { name: 'submission', thing: asked, frame }
  // Whoever writes to a house that shows itself writes a message.
  const isBare =
    !shown.has(kind) && frame.action === 'submit' && bare.test(frame.object) && isOfSomebody(frame)
  const thing = isBare ? 'service request' : nameHandedIn(frame)
  return thing === undefined ? undefined : { name: 'submission', thing, frame }
}

/** "Request an exchange", where such requests are decided about, is more than a message. */
const requested = /^request (?:an?|the) ([a-z]+)\b/i
/** Whether those who are asked say yes or no. */
export function decidesRequests(words: string): boolean {
  return decided.test(words)
}

const decided =
  /\b(?:accept|approve)(?:ing)? (?:or|and) (?:decline|reject)(?:ing)? (?:the |their |such |incoming )?requests?\b/i

const bare = /^requests?$/i
const shown: ReadonlySet<Draft['kind']> = new Set([
  'company',
  'portfolio',
  'blog',
  'shop',
  'streaming',
  'promotion',
])

function nameHandedIn(frame: Frame): string | undefined {
  const object = toSingular(frame.object.toLowerCase())
  const verb = handing.exec(frame.text)?.[1]?.toLowerCase()
  if (frame.action === 'submit' && isSubmission(object)) return object
  if (verb === undefined || !isOfSomebody(frame)) return undefined
  if (verb === 'report' && (trouble.test(object) || isWorkedOn(object))) return nameReport(object)
  if (verb === 'request') return nameRequest(object)
  return isTicket(object) ? object : undefined
}

const handing = /^(?:[a-z]+ly )?(submit|report|request|raise|open|create|file|log|lodge|hand in|send in)\b/i

/** Those who ask are named, and do not run the place: "customers", "tenants", "employees". */
function isOfSomebody(frame: Frame): boolean {
  const words = frame.subject.toLowerCase().replace(/^(?:the|each|every|all|our|let|allow) /, '')
  return parties.test(words) && !everybody.test(words) && readRole(frame)?.isStaff !== true
}

const parties = new RegExp(`^(?:[a-z]+ )?(?:${person})$`)
const everybody = /^(?:users?|visitors?|people|everyone|everybody|anyone|they|i|we|you)$/

const trouble =
  /(?:^| )(?:problem|fault|defect|damage|breakage|outage|leak|hazard|incident|accident|pothole|litter)$/

/** "report problems": what arrives is a report of one. */
function nameReport(object: string): string {
  return isWorkedOn(object) ? object : `${object} report`
}

/** "request time off", "request books": what is asked for is not what is handed in. */
function nameRequest(object: string): string | undefined {
  if (object === '' || messages.test(object)) return undefined
  const asked = /(?:^| )request$/.test(object) ? object : `${object} request`
  return isSubmission(asked) ? asked : undefined
}

/** What is answered by a letter alone. */
const messages =
  /(?:^| )(?:quote|quotation|callback|call|demo|information|info|help|contact|consultation|appointment|booking|reservation|visit|viewing|invitation|access|friend|song|ride|it|them)$/

function isTicket(object: string): boolean {
  return findTemplate(object)?.known.names[0] === 'ticket'
}

/** What is kept by those who mend it: tickets, faults, repairs. */
function isWorkedOn(object: string): boolean {
  return isTicket(object) || findTemplate(object)?.known.names[0] === 'repair'
}
