import type { Need, NeedName } from '../needs/need.ts'
import { findTemplate } from '../subjects/entity-templates.ts'
import type { Pack } from '../subjects/pack.ts'
import type { ChosenPack } from './choose-pack.ts'

/**
 * What a subject brings along under a general name, a product or a dish, is called what the request calls it: a bakery
 * whose cakes are spoken of has cakes, and no dishes beside them.
 */
export function nameThings(found: ChosenPack, needs: readonly Need[]): ChosenPack {
  const chosen = found.pack ? { ...found, pack: nameAlike(found.pack, needs) } : found
  const { pack } = chosen
  const known = pack === undefined ? undefined : nameKnown(pack, needs)
  if (known !== undefined) return { ...chosen, pack: known }
  const general = pack?.things.find((thing) => generalThings.has(thing))
  const telling = general === undefined ? undefined : findTelling(needs, pack?.kind === 'shop')
  if (pack === undefined || general === undefined || telling === undefined) return chosen
  const aliases = [...pack.aliases].map(([word, meant]): [string, string] => [
    word,
    meant === general ? telling : meant,
  ])
  return {
    ...chosen,
    pack: {
      ...pack,
      things: pack.things.map((thing) => (thing === general ? telling : thing)),
      aliases: new Map([...aliases, [general, telling]]),
    },
  }
}

/** Whoever has several names: a gym whose trainers are spoken of has no coaches beside them. */
function nameAlike(pack: Pack, needs: readonly Need[]): Pack {
  const spoken = new Set(needs.map(({ thing }) => thing))
  const aliases = new Map(pack.aliases)
  const things = pack.things.map((thing) => {
    const known = findTemplate(thing)?.known
    if (known?.archetype !== 'person' || spoken.has(thing)) return thing
    const isSame = (other: string) => findTemplate(other)?.known === known && !pack.things.includes(other)
    const said = [...spoken].find(isSame)
    if (said !== undefined) aliases.set(thing, said)
    return said ?? thing
  })
  return { ...pack, things, aliases }
}

/** Subjects that call one of their things by another name, where that is what the request speaks of. */
function nameKnown(pack: Pack, needs: readonly Need[]): Pack | undefined {
  const spoken = (pattern: RegExp) => needs.find(({ thing }) => pattern.test(thing))?.thing
  const rename = (from: string, to: string): Pack => ({
    ...pack,
    things: pack.things.map((thing) => (thing === from ? to : thing)),
  })
  if (pack.id === 'hotel' && isOneHouse(needs)) return rename('hotel', 'guest room')
  // Farmers who sell their produce are spoken of as a shop is, not as a nursery.
  if (pack.id === 'agriculture' && spoken(/^(?:product|produce|good)s?$/) !== undefined)
    return rename('plant', 'product')
  const rented = pack.id === 'carrental' ? spoken(/^(?:car|bike|van|scooter)$/) : undefined
  if (rented !== undefined) return rename('vehicle', rented)
  const trained = pack.id === 'fitness' ? spoken(/(?:^| )class$/) : undefined
  if (trained !== undefined) return rename('workout', trained)
  // What somebody shows of their own stands in the place of paintings.
  const shown =
    pack.id === 'portfolio' ? spoken(/(?:^| )(?:case study|project|design|film|photo)$/) : undefined
  if (shown !== undefined) return rename('work', shown)
  // Whoever speaks of customers keeps no contacts beside them, and has jobs to do, not to offer.
  if (pack.id !== 'crm' || spoken(/^(?:customer|client)$/) === undefined) return undefined
  const aliases = new Map([...pack.aliases, ['client', 'customer'] as const, ['job', 'work order'] as const])
  return { ...rename('contact', 'customer'), aliases }
}

/** The site of one hotel shows its rooms; only a portal lists hotels. */
function isOneHouse(needs: readonly Need[]): boolean {
  return (
    needs.some(({ thing }) => thing.endsWith('room')) && !needs.some(({ thing }) => thing.endsWith('hotel'))
  )
}

const generalThings: ReadonlySet<string> = new Set(['product', 'dish', 'item'])

const carriers: ReadonlySet<NeedName> = new Set(['browse', 'search', 'manage', 'cart', 'orders', 'detail'])

/** A shop also sells what elsewhere is only looked at: books, films, plants. */
function findTelling(needs: readonly Need[], isShop: boolean): string | undefined {
  const sold = needs
    .filter(({ name, thing }) => {
      const archetype = findTemplate(thing)?.known.archetype
      return carriers.has(name) && (archetype === 'sellable' || (isShop && archetype === 'catalogue'))
    })
    .map(({ thing }) => thing)
  // Where the general name is used too, it means something of its own.
  if (sold.some((thing) => generalThings.has(thing))) return undefined
  return sold.find((thing) => !thing.includes(' '))
}
