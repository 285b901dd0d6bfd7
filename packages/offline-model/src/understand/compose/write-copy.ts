import type { ApplicationKind } from '../../model/application-model.ts'
import { capitalise } from '../language/noun-phrase.ts'
import { readNounAction } from '../language/noun-heads.ts'
import type { Frame } from '../language/read-frames.ts'
import type { Opening } from '../language/read-opening.ts'
import { chooseHeadline, supportingLines } from '../subjects/headlines.ts'
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
}

export interface Copy {
  readonly tagline: string
  readonly purpose: string
}

/** A headline for the kind and subject, and below it what the request wants, turned towards the reader. */
export function writeCopy({ opening, frames, name, kind, subject, seed }: CopyRequest): Copy {
  const abilities = frames
    .filter(
      (frame) =>
        readRole(frame) === null &&
        frame.object !== '' &&
        !['login', 'register', 'select'].includes(frame.action),
    )
    .map((frame) => towardsReader(toBaseForm(frame.text)))
    .filter(
      (text) =>
        readVerb(text) !== undefined &&
        readNounAction(text) === undefined &&
        text.split(' ').length <= 6 &&
        text.split(' ').length > 1,
    )
  const listed = joinWords([...new Set(abilities)].slice(0, 3))
  const about = subject === '' ? name : subject
  const tagline = chooseHeadline({ kind, about, isAudience: isAudience(opening), seed })
  const purpose = listed === '' ? readPurpose(opening.tail) : listed
  return {
    tagline: capitalise(trim(tagline, 70)),
    purpose: `${capitalise(trim(purpose ?? supportingLines[kind], 160))}.`,
  }
}

function readPurpose(tail: string): string | undefined {
  const match =
    /^(?:used )?for (?:users|people|customers|\w+s) to ([^,.;]+)/i.exec(tail) ??
    /^(?:used )?to ((?!the\b)[^,.;]+)/i.exec(tail) ??
    /^(?:used )?for ([a-z]+ing [^,.;]+)/i.exec(tail) ??
    /^(?:that|which) (?:allows?|enables?|helps?|lets?) (?:users|people|\w+) (?:to )?([^,.;]+)/i.exec(tail)
  const words = match?.[1]
  if (words === undefined || words.split(' ').length > 14) return undefined
  return towardsReader(toBaseForm(words)).replace(/^(?:provide|offer|showcase|display) (?:and )?(?=\S)/i, '')
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

function joinWords(words: readonly string[]): string {
  const last = words.at(-1)
  if (last === undefined) return ''
  return words.length === 1
    ? last
    : `${words.slice(0, -1).join(', ')} and ${last.charAt(0).toLowerCase()}${last.slice(1)}`
}

function trim(text: string, max: number): string {
  if (text.length <= max) return text
  const cut = text.slice(0, max)
  return cut.slice(0, Math.max(cut.lastIndexOf(' '), 20)).replace(/[\s,]+(?:and|or|with|of|the|a)?$/, '')
}
