import { toSingular } from '../language/inflect.ts'
import type { NeedName } from '../needs/need.ts'
import type { Pattern } from './pattern.ts'

/** Ways to look at what is kept, and what is done with all of it. */
const views: readonly (readonly [RegExp, NeedName])[] = [
  [/^(?:an? )?(?:[a-z]+ )?(?:calendar|schedule)(?: view)?$/, 'calendar'],
  [/^(?:an? )?(?:[a-z]+ )?(?:board|kanban|kanban board|pipeline)(?: view)?(?: by [a-z]+)?$/, 'kanban'],
  [
    /^(?:an? )?(?:[a-z]+ )?(?:charts?|graphs?|dashboard|statistics|stats)(?: (?:by|per|of|over|for) [a-z ]{3,30})?$/,
    'dashboard',
  ],
  [/^(?:[a-z]+ )?reports?(?: (?:by|per|of|for) [a-z ]{3,30})?$/, 'reportBuilder'],
  [/^comments?$/, 'comment'],
  [/^(?:csv |pdf )?exports?$/, 'export'],
  [/^(?:change )?history$/, 'history'],
  [/^print (?:an? |the )?(?:receipts?|labels?|lists?|invoices?|slips?|tickets?)$/, 'print'],
]

export const viewPatterns: readonly Pattern[] = [
  [
    /^(?:an? )?(?:daily |weekly |monthly |yearly )?([a-z]{3,20}s) (?:chart|graph)s?$/,
    ([, things = '']) => [
      { kind: 'thing', thing: toSingular(things) },
      { kind: 'view', view: 'dashboard' },
    ],
  ],
  ...views.map(([pattern, view]): Pattern => [pattern, () => ({ kind: 'view', view })]),
  [
    /^(?:warn|alert|notify|tell)(?: me| us)?(?: when| if| about)? .{0,40}\b(?:stock|quantity|level|supply|supplies)\b.{0,30}\b(?:below|under|low)\b(?: (\d{1,6}))?.{0,12}$|^alerts? when .{3,40} (?:underperforms?|falls? behind|falls? short|runs? low|drops?|is too low)$|^(?:low|minimum)[- ]stock(?: (?:alerts?|warnings?|notifications?))?$|^what(?:'s| is) running low$/,
    ([, limit]) => ({ kind: 'low', limit: limit === undefined ? undefined : Number(limit) }),
  ],
]
