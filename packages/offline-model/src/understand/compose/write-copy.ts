import type { ApplicationKind } from '../../model/application-model.ts'
import { capitalise } from '../language/noun-phrase.ts'
import { readNounAction } from '../language/noun-heads.ts'
import type { Frame } from '../language/read-frames.ts'
import type { Opening } from '../language/read-opening.ts'
import { toPlural } from '../language/inflect.ts'
import { findTemplate } from '../subjects/entity-templates.ts'
import { chooseHeadline, headHandingIn, supportingLines } from '../subjects/headlines.ts'
import { readVerb, toBaseForm } from '../language/verbs.ts'
import { isAudience } from './name-application.ts'
import { readRole } from './roles.ts'

interface CopyRequest {
  readonly opening: Opening
  readonly frames: readonly Frame[]
  readonly name: string
  readonly kind: ApplicationKind
  readonly subject: string
  readonly seed: number
  /** The line of a wish that a few words named. */
  readonly line: string | undefined
  /** What stands below it, unless the request says something. */
  readonly supporting: string | undefined
  /** What one comes here to hand in, where that is what the app is for. */
  readonly handedIn: string | undefined
}

export interface Copy {
  readonly tagline: string
  readonly purpose: string
}

/** A headline for the kind and subject, and below it what the request wants, turned towards the reader. */
export function writeCopy(request: CopyRequest): Copy {
  const { opening, frames, name, kind, subject, seed, line, supporting, handedIn } = request
  const abilities = frames
    .filter(
      (frame) =>
        readRole(frame) === null &&
        frame.object !== '' &&
        !['login', 'register', 'select'].includes(frame.action),
    )
    .filter(({ text }) => readVerb(text) !== undefined && !isSaidOfItself(text))
    .map((frame) => towardsReader(toBaseForm(frame.text)))
    .filter(
      (text) =>
        readVerb(text) !== undefined &&
        readNounAction(text) === undefined &&
        text.split(' ').length <= 6 &&
        text.split(' ').length > 1,
    )
  const told = [...new Set(abilities)].slice(0, 3)
  // One ability alone says too little to stand under a headline, unless it says it in some words.
  const isTelling = told.length > 1 || (told[0]?.split(' ').length ?? 0) > 4
  const listed = isTelling ? joinWords(shareVerbs(told)) : ''
  // Without a subject there is only something that is done, which reads like a tool.
  const isDone = subject === '' && opening.givenName === null
  const about = isDone ? asWritten(name, opening.tail) : sayMany(subject) || name
  const tagline =
    (handedIn === undefined ? line : headHandingIn(handedIn, seed)) ??
    chooseHeadline({
      kind: isDone && siteKinds.has(kind) ? 'tool' : kind,
      about,
      isAudience: isAudience(opening),
      seed,
    })
  const purpose = listed === '' ? readPurpose(opening.tail) : listed
  return {
    tagline: capitalise(trim(tagline, 70)),
    purpose: `${capitalise(trim(purpose ?? (handedIn === undefined ? (supporting ?? supportingLines[kind]) : followed), 160))}.`,
  }
}

/** "a bug tracker" is about bugs. */
function sayMany(subject: string): string {
  const known = findTemplate(subject.toLowerCase())
  const isCounted = known?.isExact === true && /^(?:task|transaction)$/.test(known.known.archetype)
  return isCounted ? toPlural(subject) : subject
}

const followed = 'Say what it is about, and follow what becomes of it'

const siteKinds: ReadonlySet<ApplicationKind> = new Set(['company', 'streaming', 'booking'])

/** A name of capital letters as it stands in the request: "Sheet Music Images" are sheet music images. */
function asWritten(name: string, tail: string): string {
  const told = tail.toLowerCase().indexOf(name.toLowerCase())
  return told < 0 ? name : tail.slice(told, told + name.length)
}

/** "read about me", "contact us": what the owner says of the site reads oddly to visitors. */
function isSaidOfItself(text: string): boolean {
  return /\b(?:about|contact) (?:me|us)\b|\b(?:my|our)\b|^[a-z]+ (?:them|it|time)$/i.test(text)
}

function readPurpose(tail: string): string | undefined {
  const match =
    /^(?:used )?for (?:users|people|customers|\w+s) to ([^,.;]+)/i.exec(tail) ??
    /^(?:used )?to ((?!the\b)[^,.;]+)/i.exec(tail) ??
    /^(?:used )?for ([a-z]+ing [^,.;]+)/i.exec(tail) ??
    /^(?:that|which) (?:allows?|enables?|helps?|lets?) (?:users|people|\w+) (?:to )?([^,.;]+)/i.exec(tail)
  const words = match?.[1]
  if (words === undefined || words.split(' ').length > 14) return undefined
  const purpose = towardsReader(toBaseForm(words)).replace(
    /^(?:provide|offer|showcase|display) (?:and )?(?=\S)/i,
    '',
  )
  return purpose.includes(' ') ? purpose : undefined
}

function towardsReader(text: string): string {
  return text
    .replace(/\b(?:their|users'|his or her|the user's) own\b/gi, 'your own')
    .replace(/\b(?:their|users'|the user's)\b/gi, 'your')
    .replace(/\bthey\b/gi, 'you')
    .replace(/\bhelp users? (?:to )?/i, '')
    .replace(/\ballow(?:s|ing)? users? to /i, '')
    .trim()
}

/** "see packages, see prices" is said as "see packages and prices". */
function shareVerbs(abilities: readonly string[]): string[] {
  const said: string[] = []
  for (const ability of abilities) {
    const previous = said.at(-1)
    const [verb = '', ...rest] = ability.split(' ')
    const object = rest.join(' ')
    const isSame = previous?.split(' ')[0]?.toLowerCase() === verb.toLowerCase()
    if (previous === undefined || !isSame || previous.includes(' and ') || isOpenEnded(previous))
      said.push(ability)
    else if (!previous.endsWith(` ${object}`)) said[said.length - 1] = `${previous} and ${object}`
  }
  return said
}

/** After "search for X" or "convert X to Y" a second object would be read as part of the first. */
function isOpenEnded(ability: string): boolean {
  return / (?:for|to|by|from|with|on|through|into|of|in) /i.test(ability)
}

function joinWords(words: readonly string[]): string {
  const last = words.at(-1)
  if (last === undefined) return ''
  return words.length === 1
    ? last
    : `${words.slice(0, -1).join(', ')}${words.some((word) => word.includes(' and ')) ? ', and' : ' and'} ${last.charAt(0).toLowerCase()}${last.slice(1)}`
}

function trim(text: string, max: number): string {
  if (text.length <= max) return text
  const cut = text.slice(0, max)
  return cut
    .slice(0, Math.max(cut.lastIndexOf(' '), 20))
    .replace(/(?<![\s,])[\s,]+(?:and|or|with|of|the|a)?$/, '')
}
