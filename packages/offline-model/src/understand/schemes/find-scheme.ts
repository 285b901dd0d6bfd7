import type { Draft } from '../compose/draft.ts'
import { isWish } from '../language/is-wish.ts'
import type { Pack } from '../subjects/pack.ts'
import type { Scheme } from './scheme.ts'
import { schemes } from './schemes.ts'

/** The scheme of the subject that a request names in its first sentence, where we know what such an app is made of. */
export function findScheme(words: string): Scheme | undefined {
  const [first = ''] = words.split('. ')
  return schemes.find(
    ({ about, also, not, unless, wishes }) =>
      about.test(first) &&
      also?.test(words) !== false &&
      not?.test(first) !== true &&
      unless?.test(words) !== true &&
      (wishes === 'all' || !isWish(words) || (wishes === 'long' && words.length > tellingLength)),
  )
}

/** A sentence of so many signs says what there is to be, rather than only naming it. */
const tellingLength = 110

/** What a scheme brings along as every subject does; the scheme does all else. */
export function packOfScheme({ id, kind, mood, opensWith, leads = [], aliases = {} }: Scheme): Pack {
  return {
    id: 'scheme',
    words: /(?!)/,
    kind,
    mood,
    things: leads,
    needs: ['scheme'],
    isAside: false,
    isFallback: false,
    aliases: new Map(Object.entries(aliases)),
    opensWith,
    scheme: id,
  }
}

export function schemeOf({ pack }: Pick<Draft, 'pack'>): Scheme | undefined {
  return pack?.scheme === undefined ? undefined : schemes.find(({ id }) => id === pack.scheme)
}
