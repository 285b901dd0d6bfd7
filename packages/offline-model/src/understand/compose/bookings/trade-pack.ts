import type { Pack } from '../../subjects/pack.ts'
import { chargingTrade } from './charging-trade.ts'
import { hiredTrade } from './hired-trade.ts'
import { lodgingTrade } from './lodging-trade.ts'
import { parkingTrade } from './parking-trade.ts'
import { seatedTrade } from './seated-trade.ts'
import { visitTrade } from './visit-trade.ts'

/** Where seats are chosen, things hired for days, or guests checked in and out: the house that this is asked of. */
export function tradePack(words: string): Pack | undefined {
  const trade =
    seatedTrade(words) ??
    parkingTrade(words) ??
    chargingTrade(words) ??
    hiredTrade(words) ??
    lodgingTrade(words) ??
    visitTrade(words)
  if (trade === undefined) return undefined
  return {
    id: 'trade',
    words: /(?!)/,
    kind: trade.isLog === true && !/\bbook/.test(words) ? 'operations' : 'booking',
    mood: 'warm',
    things: [...new Set([trade.booked, trade.booking])],
    needs: trade.isLog === true ? ['manage', 'booking', 'dashboard'] : ['browse', 'detail', 'booking'],
    isAside: false,
    isFallback: false,
    aliases: new Map(Object.entries(trade.aliases)),
    trade,
  }
}
