import { schemes } from '../../subjects/schemes/schemes.ts'
import type { Pack } from '../../subjects/pack.ts'

/** The subject that a request names in its first sentence, where we know what such an app is made of. */
export function findScheme(words: string): Pack | undefined {
  const [first = ''] = words.split('. ')
  const scheme = schemes.find(
    ({ about, also, unless }) =>
      about.test(first) && (also?.test(words) ?? true) && unless?.test(first) !== true,
  )
  if (scheme === undefined) return undefined
  return {
    id: schemeId,
    words: /(?!)/,
    kind: scheme.kind,
    mood: scheme.mood,
    things: [],
    needs: ['scheme'],
    isAside: false,
    isFallback: false,
    aliases: new Map(Object.entries(scheme.aliases ?? {})),
    opensWith: scheme.opensWith,
    scheme,
  }
}

const schemeId = 'scheme'
