import { toSingular } from '../language/inflect.ts'
import { splitList } from '../language/split-list.ts'
import { readActors } from '../language/read-actors.ts'
import type { Pattern, Read } from './pattern.ts'

/** Whether somebody is said to act: "members browse tools", "drag recipes into the days". */
export function isDoing(text: string): boolean {
  return doing.test(text) || readActors(text)[0]?.start === 0
}

const doing =
  /^(?:submit|add|create|edit|delete|manage|browse|view|see|search|filter|approve|reject|assign|send|check|sell|buy|pay|upload|download|write|read|import|invite|claim|record|log|schedule|set|choose|select|mark|get|find|make|keep|let|allow|ask|receive|place|sign|join|update|change|move|show|track|drag|generate|reserve|book|rate|share|scan|draw|play|post|vote|compare|calculate|print) /i

/** What those who keep records do with them: "add leads", "log calls and emails", "check members in", "sell day passes". */
export const doingPatterns: readonly Pattern[] = [
  [
    /^(?:log|record|add|enter|register|create|track|note) (?:new |the |our |all )?([a-z' -]{3,30}?) with (?:an? |the |their )?([a-z' ,-]{3,160})$/,
    ([, told = '', own = '']) => [
      { kind: 'thing', thing: toSingular(told) },
      ...splitList(own).map((field) => ({
        kind: 'field' as const,
        thing: toSingular(told),
        field: bareField(field),
      })),
    ],
  ],
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

function bareField(field: string): string {
  return field.replace(/^(?:(?:an?|the|their|its) )+/, '')
}
