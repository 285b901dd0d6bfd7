import { toSingular } from '../language/inflect.ts'
import type { Pattern, Read } from './pattern.ts'

/** Dates that somebody keeps an eye on, however they are told. */
export const datePatterns: readonly Pattern[] = [
  [
    /^when ([a-z]+) (?:is|are|has to be|must be|should be) (?:due back|back|returned)$/,
    ([, thing = '']) => date(thing, 'due back', 'none'),
  ],
  [/^when ([a-z]+) (?:is|are) due$/, ([, thing = '']) => date(thing, 'due date', 'soon')],
  [
    /^when (?:it|they|each|everything|[a-z]+) needs? (?:an? |its |their |to be )?(?:next )?([a-z]{3,20})$/,
    ([, need = '']) => date('', `next ${need === 'water' ? 'watering' : need}`, 'soon'),
  ],
  [
    /^(?:flag|highlight|mark|show|see|list|warn (?:me |us )?(?:about|of)|alert (?:me |us )?(?:on|about|for)) (?:what is |what's |all |the )?(?:overdue|late|too late|due)(?: ([a-z' -]{2,30}))?$/,
    ([, thing = '']) => date(thing, 'due date', 'overdue'),
  ],
  [
    /^(?:see |know )?(?:which|what)(?: ones| of them)? (?:are|is) (?:over)?(?:due|late)$/,
    () => date('', 'due date', 'overdue'),
  ],
  [
    /^(?:see |know |show |track )?(?:which|whose|what|when(?: the)?) ([a-z' -]{3,30}?) (?:will |is about to |are about to |has |have |is |are )?(expir\w*|lapse\w*|runs? out|ends?|ended|renew\w*|overdue|due)(?: soon| next| today| this (?:week|month))?$/,
    ([, thing = '', ends = '']) => {
      const field = /^(?:overdue|due)/.test(ends)
        ? 'due date'
        : ends.startsWith('renew')
          ? 'next renewal'
          : 'expires on'
      return date(thing, field, ends === 'overdue' ? 'overdue' : 'soon')
    },
  ],
  [/^(?:due dates?|deadlines?)$/, () => date('', 'due date', 'soon')],
  [/^(?:expiry|expiration)(?: dates?)?$|^expirations$/, () => date('', 'expires on', 'soon')],
  [
    /^([a-z' -]{3,30}?) (due|expiry|expiration|renewal) dates?$|^([a-z' -]{3,30}?) (?:deadlines|expirations|renewals)$/,
    ([, first = '', word = '', second = '']) =>
      date(first || second, word === 'due' || word === '' ? 'due date' : 'expires on', 'soon'),
  ],
]

/** Without a thing, whatever was spoken of is meant. */
function date(thing: string, field: string, list: 'soon' | 'overdue' | 'none'): Read {
  return { kind: 'date', thing: nothing.test(thing) ? '' : toSingular(thing), field, list }
}

const nothing = /^(?:items?|ones?|things?|it|they|them|each|everything|something|)$/
