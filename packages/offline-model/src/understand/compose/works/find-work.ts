import { isWish } from '../../language/is-wish.ts'
import type { Frame } from '../../language/read-frames.ts'
import type { NeedName } from '../../needs/need.ts'
import { pack, type Pack } from '../../subjects/pack.ts'
import type { Draft } from '../draft.ts'
import type { Work } from './work.ts'
import { works } from './works.ts'

/** The kind of application that a whole request is about, where we know it as a whole. */
export function findWork(words: string): Work | undefined {
  const [first = ''] = words.split('. ')
  const isBrief = isWish(words)
  return works.find(
    ({ about, also, not, isForWishes }) =>
      about.test(first) &&
      (also?.test(words) ?? true) &&
      !(not?.test(first) ?? false) &&
      (!isBrief || isForWishes === true || words.length > tellingLength),
  )
}

/** A sentence of so many signs says what there is to be, rather than only naming it. */
const tellingLength = 110

/** Brings nothing along but the work itself. */
export function workPack({ kind, mood, opensWith }: Work): Pack {
  return pack(workId, /(?!)/, { kind, mood, things: '', needs: 'work', ...(opensWith && { opensWith }) })
}

export const workId = 'work'

export function isOfWork({ pack: own }: Pick<Draft, 'pack'>): boolean {
  return own?.id === workId
}

/** The work that an application is, where it is one as a whole. */
export function workOf({ pack: own, words }: Pick<Draft, 'pack' | 'words'>): Work | undefined {
  return isOfWork({ pack: own }) ? findWork(words) : undefined
}

/** The title of the screen that a frame asks for, where it is a part of the work. */
export function partOfWork(draft: Draft, frame: Frame, need: NeedName | undefined): string | undefined {
  if (!isOfWork(draft) || ofPeople.has(need ?? 'work')) return undefined
  const told = `${frame.text} ${frame.phrase}`.toLowerCase()
  return findWork(draft.words)?.parts.find(([words]) => words.test(told))?.[1]
}

const ofPeople: ReadonlySet<NeedName> = new Set(['accounts', 'recover', 'users', 'permissions', 'languages'])
