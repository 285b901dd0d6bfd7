import { toSingular } from '../language/inflect.ts'
import { capitalise, toIdentifier } from '../language/noun-phrase.ts'
import { person } from '../language/read-actors.ts'
import type { Frame } from '../language/read-frames.ts'
import { needAccounts, type Draft } from './draft.ts'
import { readRole, type ActingRole } from './roles.ts'

/**
 * Donors who register and hospitals that ask for blood have an account each, by their own name. Where the request speaks of
 * users, or of one kind of people alone, everybody has the same.
 */
export function castRoles(draft: Draft, frames: readonly Frame[]): readonly Frame[] {
  const subjects = frames.map(({ subject }) => subject.toLowerCase().replace(determiners, ''))
  // "to report faults" is said of nobody in particular, and read as of users.
  const areUsers = subjects.some((words) => everybody.test(words) && draft.words.includes(words))
  if (!draft.isNew || areUsers) return frames
  const parties = new Map(
    frames.flatMap((frame) => readParty(frame)).map((party): [string, ActingRole] => [party.id, party]),
  )
  const [plain, ...others] = [...parties.values()]
  const areSeveral = others.length > 0 || draft.roles.size > 0
  if (plain === undefined || !areSeveral) return frames
  draft.plainRole = plain
  draft.roles.delete(plain.id)
  for (const role of others.slice(0, 2)) draft.roles.set(role.id, role)
  needAccounts(draft)
  // Whoever runs something elsewhere and asks for something here is an ordinary user of this application.
  return frames.map((frame) =>
    readRole(frame)?.isStaff === true && readRole(frame)?.id === plain.id
      ? { ...frame, subject: 'users' }
      : frame,
  )
}

const determiners = /^(?:the|each|every|all|our|an?|registered|logged-in|signed-in) /

const everybody =
  /^(?:(?:ordinary|normal|website|site|platform|app) )?(?:users?|visitors?|people|everyone|everybody|anyone|they|i|we|you|me|us|them)$/

/** Those who act for themselves; staff is known by its name. */
export function readParty(frame: Frame): ActingRole[] {
  const words = frame.subject.toLowerCase().replace(determiners, '')
  const isParty = parties.test(words) && !crowds.test(words) && !everybody.test(words)
  const known = readRole(frame)
  const isStaff = known !== null && (known.isStaff || known.id === 'administrator')
  if (!isParty || (isStaff && !(owners.test(words) && asking.has(frame.action)))) return []
  const noun = toSingular(words)
  return [{ id: toIdentifier(noun), label: capitalise(noun), isStaff: false }]
}

const parties = new RegExp(
  `^(?:[a-z]+ )?(?:${person}|hospitals?|enterprises?|schools?|suppliers?|institutions?|organi[sz]ations?|restaurants?|shops?|stores?|lenders?|households?|bidders?|subscribers?|sponsors?)$`,
)

/** Many who have no account of their own. */
const crowds =
  /(?:^|\b)(?:friends|teams?|colleagues|families|couples|kids|children|fans?|followers?|they|i|we|you)$/

/** "Owners submit repair requests": those who ask for something do not run the place. */
const owners = /(?:^| )owners?$/
const asking: ReadonlySet<string> = new Set(['submit', 'book', 'order', 'rate', 'pay', 'join'])
