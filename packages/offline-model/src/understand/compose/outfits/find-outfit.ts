import { isWish } from '../../language/is-wish.ts'
import type { Frame } from '../../language/read-frames.ts'
import type { Need } from '../../needs/need.ts'
import { pack, type Pack } from '../../subjects/pack.ts'
import type { Draft } from '../draft.ts'
import type { Outfit } from './outfit.ts'
import { outfits } from './outfits.ts'

/** The outfit that a whole request asks for. A wish of a few words has packs of its own. */
export function findOutfit(words: string): Outfit | undefined {
  if (isWish(words)) return undefined
  const [first = ''] = words.split('. ')
  return outfits.find(
    ({ about, also, unless }) => about.test(first) && also.test(words) && unless?.test(words) !== true,
  )
}

export function outfitOf({ pack: chosen }: Pick<Draft, 'pack'>): Outfit | undefined {
  return outfits.find(({ id }) => id === chosen?.id)
}

export function outfitPack({ id, kind, mood, things, aliases = {} }: Outfit): Pack {
  return pack(id, /(?!)/, {
    kind,
    mood,
    things: [...things.keys()].slice(0, 2).join(','),
    needs: '',
    aliases,
  })
}

/** A frame that a part of the outfit answers. */
export function readOutfit(draft: Draft, frame: Frame): Need | undefined {
  if (!draft.isNew) return undefined
  const told = frame.text.toLowerCase()
  const part = outfitOf(draft)?.parts.find(({ words }) => words.test(told))
  return part === undefined ? undefined : { name: 'outfit', thing: part.id, frame }
}
