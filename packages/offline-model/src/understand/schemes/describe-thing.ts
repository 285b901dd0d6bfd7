import type { Ability } from '../../model/entity.ts'
import type { SectionOf } from '../../model/section.ts'
import { template } from '../subjects/entity-template.ts'
import type { SchemeThing } from './scheme.ts'

type ThingSource = Parameters<typeof template>[0] &
  Omit<SchemeThing, 'template' | 'can' | 'ranges'> & {
    /** Comma-separated, see `Ability`. */
    readonly can?: string
    /** Comma-separated. */
    readonly ranges?: string
  }

/** A thing of a scheme: its fields and samples, and what can be done with it. */
export function describeThing({
  can,
  editableBy,
  many,
  steps,
  taker,
  labels,
  hasPage,
  hidden,
  mentions,
  ranges,
  ...source
}: ThingSource): SchemeThing {
  return {
    template: template(source),
    can: (can ?? 'create,edit,delete,filter').split(',').filter(isAbility),
    ...(editableBy && { editableBy }),
    ...(many && { many }),
    ...(steps && { steps }),
    ...(taker && { taker }),
    ...(labels && { labels }),
    ...(hasPage === false && { hasPage }),
    ...(hidden && { hidden }),
    ...(mentions !== undefined && { mentions }),
    ...(ranges !== undefined && { ranges: ranges.split(',') }),
  }
}

/** A list of all records of a thing. */
export function listOf(
  entity: string,
  title: string,
  more: Partial<
    Pick<SectionOf<'collection'>, 'view' | 'text' | 'scope' | 'where' | 'within' | 'groupBy'>
  > = {},
): SectionOf<'collection'> {
  return {
    type: 'collection',
    title,
    text: '',
    entity,
    view: 'cards',
    scope: 'all',
    isManaged: false,
    ...more,
  }
}

function isAbility(name: string): name is Ability {
  const names: readonly string[] = known
  return names.includes(name)
}

const known: readonly Ability[] = [
  'create',
  'edit',
  'delete',
  'filter',
  'comment',
  'rate',
  'like',
  'favourite',
  'share',
  'compare',
  'export',
  'import',
  'follow',
  'print',
  'bulk',
  'addToCart',
  'report',
  'book',
  'download',
  'apply',
]
