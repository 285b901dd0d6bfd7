import type { ApplicationKind } from '../../model/application-model.ts'
import type { Section } from '../../model/section.ts'
import type { Look } from '../../model/look.ts'
import { needNames, type NeedName } from '../needs/need.ts'
import type { BookedTrade } from './booked-trade.ts'

/** What comes with a subject even where the request does not say it: the things and abilities people expect there. */
export interface Pack {
  readonly id: string
  readonly words: RegExp
  readonly kind: ApplicationKind
  readonly mood: Look['mood']
  /** Things that belong to it, most important first. */
  readonly things: readonly string[]
  readonly needs: readonly NeedName[]
  /** A word in passing does not make it the subject: a shop may have a calculator. */
  readonly isAside: boolean
  /** Its things stand in where the request names none: any house can have internal tools. */
  readonly isFallback: boolean
  /** What general words mean here: in a clinic a file is a patient's. */
  readonly aliases: ReadonlyMap<string, string>
  /** What a short wish for it opens with, rather than a page that leads there. */
  readonly opensWith?: Section['type'] | undefined
  /** Where one thing is booked, and how. */
  readonly trade?: BookedTrade | undefined
  /** What an app of it is called, where a request says what somebody does and gives no name. */
  readonly called?: string | undefined
  /** Whether something else is built than what was asked for, and that is told. */
  readonly isStandIn?: boolean
  /** Needs that mean another one here: whoever practises sums plays by being asked for them. */
  readonly needsMean?: Readonly<Partial<Record<NeedName, NeedName>>> | undefined
  /** The id of the scheme whose things and pages come along, see `schemeOf`. */
  readonly scheme?: string | undefined
}

/** A pack from its short form: things and needs as lists with commas. */
export function pack(
  id: string,
  words: RegExp,
  rest: {
    kind: ApplicationKind
    mood: Look['mood']
    things: string
    needs: string
    isAside?: boolean
    isFallback?: boolean
    opensWith?: Section['type']
    aliases?: Readonly<Record<string, string>>
    called?: string
    isStandIn?: boolean
    needsMean?: Pack['needsMean']
    scheme?: string
  },
): Pack {
  return {
    id,
    words,
    kind: rest.kind,
    mood: rest.mood,
    things: rest.things.split(',').filter(Boolean),
    needs: rest.needs.split(',').filter(isNeedName),
    isAside: rest.isAside ?? false,
    isFallback: rest.isFallback ?? false,
    aliases: new Map(Object.entries(rest.aliases ?? {})),
    opensWith: rest.opensWith,
    called: rest.called,
    isStandIn: rest.isStandIn ?? false,
    needsMean: rest.needsMean,
    scheme: rest.scheme,
  }
}

function isNeedName(text: string): text is NeedName {
  const names: readonly string[] = needNames
  return names.includes(text)
}
