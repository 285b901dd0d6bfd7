import type { BookedTrade } from '../../subjects/booked-trade.ts'
import { template } from '../../subjects/entity-template.ts'
import { checking, readHandling } from './read-handling.ts'

/** A house that people come to and leave again, each at a time that is written down. */
export function visitTrade(words: string): BookedTrade | undefined {
  const handling = readHandling(words)
  if (handling === undefined || bonus.test(words) || !comes.test(words)) return undefined
  const isForVisitors =
    /\bvisitors?\b/.test(words.split('. ')[0] ?? '') ||
    /\b(?:register|announce)s? (?:an? |the )?visitors?\b/.test(words)
  const isForMembers = /\b(?:co-?working|gym|club|maker ?space|day ?care|play ?ground|sauna|spa)\b/.test(
    words,
  )
  if (!isForVisitors && !isForMembers) return undefined
  const one = 'visit'
  return {
    booked: one,
    booking: one,
    entities: new Map([[one, isForVisitors ? visitorVisit : memberVisit]]),
    aliases: { visitor: one, guest: one, 'check-in': one, 'check-out': one, stay: one, fee: one },
    section: { title: '', text: '', mode: 'slots', slots: [], capacity: 1 },
    handling: { ...checking, isCharged: handling.isCharged, isSelf: handling.isSelf },
    isLog: true,
    answers: isForVisitors
      ? /\bcheck(?:s|ing)? .{0,80}\b(?:in|out)\b|\bcheck-?(?:in|out)\b|^(?:check )?out$|\bwho is (?:in|inside|here|there|present)\b|\b(?:register|announce)|\bvisitors?\b(?!.{0,80}\bstatistics)|^(?:their )?(?:name|company|host|purpose)$/
      : /\bcheck(?:s|ing)?[- ](?:in|out)\b|^(?:check )?out$|\bwho is (?:in|inside|here|there|present)\b|\bby the hour\b|\bfees?\b|\bvisits?\b(?!.{0,80}\bstatistics)/,
  }
}

/** Books and tools are taken back; people check in. */
const comes = /\b(?:check|sign)(?:s|ed|ing)?[- ]|\bentr(?:y|ies)\b/

/** Coming back every day for points is another check-in. */
const bonus = /\b(?:points|streaks?|daily check-?ins?|rewards?|mood)\b/

const visitorVisit = template({
  names: 'visit of a visitor',
  archetype: 'record',
  icon: 'log-in',
  fields:
    'name!:text,company:text,host!:text,purpose(Meeting|Interview|Delivery|Maintenance),date!:date,status(Expected|Cancelled)',
  columns: 'name company host purpose date status',
  rows: `Priya Nair; Northwind Tools; Hana Kim; Meeting; 0; Expected
Tom Ashby; Brightpath Retail; Omar Haddad; Interview; 0; Expected
Elena Petrova; Harbour Freight; Ruth Abel; Delivery; 0; Expected
Diego Ramos; Iron & Oak; Clara Nowak; Maintenance; 1; Expected
Ines Duarte; Willow Press; Hana Kim; Meeting; 2; Expected
Jonas Weil; City Archive; Ruth Abel; Meeting; -1; Cancelled`,
})

const memberVisit = template({
  names: 'visit of a member',
  archetype: 'record',
  icon: 'log-in',
  fields:
    'member!:text,place(Quiet room|Open floor|Phone booth|Workshop),date!:date,status(Expected|Cancelled)',
  columns: 'member place date status',
  rows: `Priya Nair; Open floor; 0; Expected
Tom Ashby; Quiet room; 0; Expected
Elena Petrova; Open floor; 0; Expected
Diego Ramos; Workshop; 1; Expected
Ines Duarte; Quiet room; 1; Expected`,
})
