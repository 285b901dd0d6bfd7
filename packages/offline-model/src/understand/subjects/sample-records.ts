import type { EntityRecord, Field, FieldValue } from '../../model/entity.ts'
import { toSlug } from '../language/noun-phrase.ts'
import type { EntityTemplate } from './entity-template.ts'
import type { SampleContext } from './sample-context.ts'
import { createValue } from './sample-value.ts'

/** Records that fit the subject: the template's own words first, the rest made up to fit, always the same ones. */
export function createRecords(context: SampleContext): EntityRecord[] {
  const { entity, count } = context
  const slug = toSlug(entity.id) || 'record'
  return Array.from({ length: count }, (_, at) => ({
    id: `${slug}-${at + 1}`,
    values: createValues(context, at),
  }))
}

function createValues(context: SampleContext, at: number): Record<string, FieldValue> {
  const { entity, template } = context
  const name = context.names[at]
  const row =
    template === undefined || name !== undefined
      ? undefined
      : template.rows[(at + (context.firstRow ?? 0)) % Math.max(1, template.rows.length)]
  const values: Record<string, FieldValue> = {}
  for (const field of entity.fields) {
    if (field.formula !== null) continue
    const column = template?.columns.indexOf(field.id) ?? -1
    const given =
      name !== undefined && field.id === entity.titleField ? name : column < 0 ? undefined : row?.[column]
    const isFitting =
      given !== undefined &&
      given !== '' &&
      field.type !== 'reference' &&
      (field.type !== 'choice' || field.options.includes(given))
    values[field.id] =
      given === nothing
        ? null
        : isFitting
          ? parse(field, given)
          : isNumbered(field, given, template)
            ? numberedRecord(field, given, context)
            : createValue({ field, at, context, values })
  }
  return values
}

/** What a row says where a sample has nothing there: a visit to come has no diagnosis. */
const nothing = '~'

/** Where a template says of which record its samples are, it does so in every row: "#3", or nothing. */
function isNumbered(
  { type, id }: Field,
  given: string | undefined,
  template: EntityTemplate | undefined,
): given is string {
  const column = template?.columns.indexOf(id) ?? -1
  return (
    type === 'reference' &&
    given !== undefined &&
    template?.rows.some((row) => /^#\d+$/.test(row[column] ?? '')) === true
  )
}

/** "#3" is the third record of what a field refers to. */
function numberedRecord({ refersTo }: Field, given: string, { idsOf }: SampleContext): FieldValue {
  return idsOf(refersTo ?? '')[Number(given.slice(1)) - 1] ?? null
}

function parse(field: Field, text: string): FieldValue {
  if (field.type === 'boolean' && (text === 'yes' || text === 'no')) return text === 'yes'
  if (field.type === 'tags') return text.split(',').map((tag) => tag.trim())
  if (['number', 'money', 'percent', 'rating', 'duration', 'date', 'datetime'].includes(field.type))
    return Number(text)
  return text
}
