import { capitalise } from '../language/noun-phrase.ts'
import type { Need } from '../needs/need.ts'
import { readFieldSpec } from '../subjects/entity-template.ts'
import { addScreen } from './add-screen.ts'
import { because } from './builder.ts'
import { collection, ensureCollection } from './collections.ts'
import { type Draft } from './draft.ts'
import { needEntity } from './need-entity.ts'

const technical =
  /\b(?:machines?|machinery|devices?|equipment|industrial|electronics?|appliances?|hardware|pumps?|vehicles?|engines?|robots?|printers?|phones?|computers?)\b/

/** What is sold has measured values, which stand on its page and side by side on one of their own. */
export function listSpecifications(draft: Draft, need: Need): boolean {
  const sold =
    [...draft.entities.values()].find(
      ({ archetype }) => archetype === 'sellable' || archetype === 'machine',
    ) ?? needEntity(draft, 'product')
  if (sold === undefined) return false
  ensureCollection(draft, sold, null)
  const specs = technical.test(draft.words) ? [...ofMachines, ...ofAll] : ofAll
  for (const field of specs.map(readFieldSpec))
    if (!sold.fields.some(({ id }) => id === field.id)) sold.fields.splice(-1, 0, field)
  const title = capitalise(need.thing.endsWith('s') ? need.thing : `${need.thing}s`)
  addScreen(draft, {
    title,
    icon: 'ruler',
    section: collection(sold, { title, view: 'table' }),
    because: because(need),
  })
  return true
}

const ofMachines = ['power:number[1..75]{kW}', 'supply(400 V|230 V)', 'noise:number[48..78]{dB}']
const ofAll = [
  'weight:number[8..400]{kg}',
  'length:number[30..240]{cm}',
  'height:number[20..180]{cm}',
  'warranty(24 months|36 months|12 months)',
]
