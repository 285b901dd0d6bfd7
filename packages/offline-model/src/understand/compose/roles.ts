import type { Frame } from '../language/read-frames.ts'
import { toSingular } from '../language/inflect.ts'
import { capitalise, toIdentifier } from '../language/noun-phrase.ts'

export interface ActingRole {
  readonly id: string
  readonly label: string
  readonly isStaff: boolean
}

export const administrator: ActingRole = { id: 'administrator', label: 'Administrator', isStaff: true }

/** Who acts in a frame. Null for everybody: "users", "the website", "it". */
export function readRole(frame: Frame): ActingRole | null {
  const words = frame.subject
    .toLowerCase()
    .replace(/^(?:the|each|every|all|our|registered|logged-in) /, '')
    .replace(/^(?:local|nearby|regional|independent|small|new) (?=[a-z]+$)/, '')
  if (administratorWords.test(words)) return administrator
  const noun = toSingular(words.replace(/ (?:side|end|users?)$/, ''))
  // "support agents" are agents, by their own name.
  const known = knownRoles.get(noun) ?? (/^[a-z]+ [a-z]+$/.test(noun) ? staffBy(noun) : undefined)
  if (known === undefined) return null
  return { id: toIdentifier(noun), label: capitalise(noun), isStaff: known === 'staff' }
}

function staffBy(noun: string): 'staff' | undefined {
  const head = noun.split(' ')[1] ?? ''
  return knownRoles.get(head) === 'staff' && head !== 'owner' ? 'staff' : undefined
}

const administratorWords =
  /\b(?:admin\w*|management(?: end| side)?|back-?end|back office|background(?: management)?|operators?|regulat\w+|moderators?|managers?|directors?|principals?|headmasters?|staff|maintenance end|supervisors?|webmasters?|editors?|librarians?|receptionists?|(?:election|electoral|returning|polling) (?:officers?|officials?|committees?|commissions?|boards?)|jury|jurors?)\b/

/** People beyond plain users who have an account of their own kind. `staff` may work on records of others. */
const knownRoles: ReadonlyMap<string, 'staff' | 'member'> = new Map([
  ...'driver courier doctor teacher merchant seller employer recruiter service-provider provider landlord agent nurse instructor coach lawyer host anchor organizer chef baker cook owner trainer tutor photographer dentist vet waiter barber stylist therapist accountant farmer clerk cashier mechanic guide reviewer secretary curator pharmacist consultant technician dispatcher engineer author mentor worker coordinator'
    .split(' ')
    .map((name) => [name.replace('-', ' '), 'staff'] as const),
  ...'patient student tenant parent'.split(' ').map((name) => [name.replace('-', ' '), 'member'] as const),
])
