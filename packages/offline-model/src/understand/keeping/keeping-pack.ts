import { isPlural, toPlural, toSingular } from '../language/inflect.ts'
import { readGivenName } from '../language/read-given-name.ts'
import { findTemplate } from '../subjects/entity-templates.ts'
import { pack, type Pack } from '../subjects/pack.ts'
import { guessArchetype } from '../compose/compose-entity.ts'
import type { ChosenPack } from '../compose/choose-pack.ts'
import type { Keeping } from './keeping.ts'

/** Whoever keeps records works with them, whatever the house is: a bakery's tool shows no menu to its guests. */
export function chooseForKeeping(keeping: Keeping): ChosenPack {
  const kept: Pack = pack('keeping', /(?!)/, {
    kind: 'operations',
    mood: 'calm',
    things: '',
    needs: 'manage,dashboard',
  })
  return { pack: kept, kind: kept.kind, isNamed: true, isGuess: false, line: lineOf(keeping) }
}

function lineOf(keeping: Keeping): string {
  const { owner, purpose, named } = keeping
  if (owner === '') return `${capital(purpose || named || firstThing(keeping))}, kept in one place`
  return purpose === ''
    ? `What the ${owner} ${isPlural(owner) ? 'keep' : 'keeps'}, in one place`
    : `${capital(purpose)} of the ${owner}, in one place`
}

function capital(text: string): string {
  return text.charAt(0).toUpperCase() + text.slice(1)
}

export function subjectOfKeeping(keeping: Keeping): string {
  const { owner, purpose, named } = keeping
  return (owner || named || purpose || firstThing(keeping)).split(' ').slice(0, 4).join(' ')
}

function firstThing({ parts }: Keeping): string {
  const thing = parts.flatMap((part) => ('thing' in part ? (part.thing ?? []) : [])).find(Boolean)
  return thing === undefined ? 'records' : toPlural(thing)
}

/** "Bakery Production", "Bug Tracker", "Piano Teacher". */
export function nameKeeping(keeping: Keeping, text: string): string {
  const { owner, purpose, named } = keeping
  const given = readGivenName(text)
  if (given !== null) return given
  const thing = purpose === '' && named !== '' ? listName(named) : purpose
  const isAudience = isPlural(owner) && guessArchetype(toSingular(owner)) === 'person'
  const whose =
    thing !== '' && (anyOwner.test(owner) || isAudience) ? '' : thing === '' ? owner : toSingular(owner)
  return [whose, whose === '' && thing === '' ? firstThing(keeping) : thing]
    .filter((words) => words !== '')
    .join(' ')
    .split(' ')
    .slice(0, 4)
    .map((word) => (/^(?:of|and|the|for|in)$/.test(word) ? word : capital(word)))
    .join(' ')
}

/** Who is called so in every other request. */
const anyOwner = /^(?:startup|company|team|business|office|organi[sz]ation|agency|shop|school|firm|club)$/

function listName(named: string): string {
  if (isPlural(named) || findTemplate(named)?.isExact !== true) return named
  return toPlural(named) === named ? `${named} list` : toPlural(named)
}
