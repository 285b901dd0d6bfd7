import type { Need, NeedName } from '../needs/need.ts'
import { findTemplate } from '../subjects/entity-templates.ts'
import type { ChosenPack } from './choose-pack.ts'

/**
 * What a subject brings along under a general name, a product or a dish, is called what the request calls it: a bakery
 * whose cakes are spoken of has cakes, and no dishes beside them.
 */
export function nameThings(chosen: ChosenPack, needs: readonly Need[]): ChosenPack {
  const { pack } = chosen
  if (pack?.id === 'hotel' && isOneHouse(needs))
    return {
      ...chosen,
      pack: { ...pack, things: pack.things.map((thing) => (thing === 'hotel' ? 'room' : thing)) },
    }
  if (pack?.id === 'crm' && needs.some(({ thing }) => isCustomer.test(thing)))
    return {
      ...chosen,
      pack: {
        ...pack,
        things: pack.things.map((thing) => (thing === 'contact' ? 'customer' : thing)),
        aliases: new Map([...pack.aliases, ['client', 'customer'], ['job', 'work order']]),
      },
    }
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

/** Whoever speaks of customers keeps no contacts beside them. */
const isCustomer = /^(?:customer|client)$/

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
