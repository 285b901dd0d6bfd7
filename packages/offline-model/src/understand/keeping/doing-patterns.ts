import { toSingular } from '../language/inflect.ts'
import { splitList } from '../language/split-list.ts'
import type { Pattern, Read } from './pattern.ts'

/** What those who keep records do with them: "add leads", "log calls and emails", "check members in", "sell day passes". */
export const doingPatterns: readonly Pattern[] = [
  [
    /^check (?:in )?(?:the |our |my )?([a-z' -]{3,30}?)(?: in)?(?: and out)?$/,
    ([, who = '']) => ({ kind: 'link', thing: 'check-in', to: toSingular(who) }),
  ],
  [
    /^sell (?:the |our |my )?([a-z' -]{3,30})$/,
    ([, thing = '']) => ({ kind: 'thing', thing: `${toSingular(thing)} sale` }),
  ],
  [
    /^(?:add|create|enter|register|keep|store|edit|manage|maintain|log|record|note|write down|track|list|organi[sz]e)(?: and (?:edit|manage|track|update))? (?:new |the |our |my |all )?([a-z' ,-]{3,60}?)(?: (?:for|of) (?:each|every) ([a-z' -]{3,20}))?$/,
    ([, told = '', of = '']) => splitList(told).map((each) => keptOf(toSingular(each), of)),
  ],
  [
    /^(?:see|view|show|get|have) (?:an? |the |all |our |my )?((?:[a-z-]+ )?(?:pipeline|board|calendar|kanban)) ?(?:by|of|with)?.{0,60}$/,
    ([, view = '']) => ({ kind: 'view', view: view.endsWith('calendar') ? 'calendar' : 'kanban' }),
  ],
]

function keptOf(thing: string, of: string): Read {
  return of === '' ? { kind: 'thing', thing } : { kind: 'link', thing, to: toSingular(of) }
}
