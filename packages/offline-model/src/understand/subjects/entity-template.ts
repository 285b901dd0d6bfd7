import { createField } from '../../model/create-field.ts'
import type { Archetype, Field } from '../../model/entity.ts'
import { readAttribute } from './read-attribute.ts'

/** What we know about a common thing: its other names, its fields and records that read as if somebody kept them. */
export interface EntityTemplate {
  readonly names: readonly string[]
  readonly archetype: Archetype
  readonly icon: string
  readonly fields: readonly Field[]
  /** The fields that the rows give, in order. The others are made up to fit. */
  readonly columns: readonly string[]
  readonly rows: readonly (readonly string[])[]
  /** The status flow's name, see `lifecycles`. */
  readonly flow: string | null
  /** What people call it where there is nothing else of that name: a book of a club is a book. */
  readonly called: string | undefined
  /** Its rows are all the samples there are, because others refer to them by their number. */
  readonly isComplete?: boolean | undefined
}

interface TemplateSource {
  readonly names: string
  readonly archetype: Archetype
  readonly icon: string
  /** See `readFieldSpec`. */
  readonly fields: string
  readonly columns?: string
  /** One record a line, values between semicolons. */
  readonly rows?: string
  readonly flow?: string
  readonly called?: string
  readonly isComplete?: true
}

export function template(source: TemplateSource): EntityTemplate {
  const fields = source.fields.split(',').map((spec) => readFieldSpec(spec.trim()))
  return {
    names: source.names.split('|'),
    archetype: source.archetype,
    icon: source.icon,
    fields,
    columns: (source.columns ?? fields[0]?.id ?? '').split(' '),
    rows: (source.rows ?? '')
      .trim()
      .split('\n')
      .filter((line) => line.trim() !== '')
      .map((line) => line.split(';').map((value) => value.trim())),
    flow: source.flow ?? null,
    called: source.called,
    ...(source.isComplete && { isComplete: true }),
  }
}

/**
 * `name!*` is required and unique; `price[5..90]` has bounds; `type(Red|White)` is a choice; `customer>customer`
 * refers; `weight:number{kg}` has a type and a unit; `total:money=price * count` is worked out. Without a type the name's own meaning decides.
 */
export function readFieldSpec(spec: string): Field {
  const match =
    /^([a-zA-Z]+)(!)?(\*)?(?::([a-z]+))?(?:\(([^)]*)\))?(?:\[(-?[\d.]+)\.\.(-?[\d.]+)\])?(?:\{([^}]*)\})?(?:>([a-zA-Z]+))?(?:=(.+))?$/.exec(
      spec,
    )
  const [, id = 'name', required, unique, type, options, min, max, unit, refersTo, formula] = match ?? []
  const plain = readAttribute(id)
  const named = fieldTypes.find((name) => name === type)
  const isChosen = options !== undefined && named !== 'tags'
  const kind = refersTo !== undefined ? 'reference' : isChosen ? 'choice' : undefined
  const decided = kind ?? named ?? plain.type
  return {
    ...createField(id, decided),
    label: plain.label,
    // What must be there has to be asked for.
    inForm: plain.inForm || required !== undefined,
    isRequired: required !== undefined,
    isUnique: unique !== undefined,
    options:
      options === undefined
        ? named === undefined || named === 'choice'
          ? plain.options
          : []
        : options.split('|'),
    refersTo: refersTo ?? null,
    formula: formula ?? null,
    min: min === undefined ? plain.min : Number(min),
    max: max === undefined ? plain.max : Number(max),
    unit: unit ?? plain.unit,
    isFilter: kind !== undefined,
  }
}

const fieldTypes = [
  'text',
  'longtext',
  'code',
  'number',
  'money',
  'percent',
  'date',
  'datetime',
  'time',
  'duration',
  'boolean',
  'choice',
  'tags',
  'image',
  'file',
  'email',
  'phone',
  'url',
  'place',
  'rating',
  'colour',
] as const
