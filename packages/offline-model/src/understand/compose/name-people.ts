import type { Role } from '../../model/application-model.ts'
import type { Entity, EntityRecord, FieldValue } from '../../model/entity.ts'
import { isPerson } from './build-assignments.ts'
import { hasAccounts, type Draft } from './draft.ts'

type People = NonNullable<Entity['people']>

/** Which fields of a thing name people who have an account here: whose it is, and who works on it. */
export function peopleOf(draft: Draft, id: string): People | undefined {
  const known = draft.entities.get(id)
  if (known === undefined || !hasAccounts(draft)) return undefined
  const plain = draft.plainRole?.id
  const maker = isMade(draft, id)
    ? known.fields.find(
        (field) =>
          field.id !== known.taker &&
          (makers.test(field.id) || field.id === plain) &&
          (field.type === 'text' || (field.type === 'reference' && isPerson(field.refersTo ?? ''))),
      )
    : undefined
  const taker = known.taker ?? known.fields.find(({ id: field }) => field === 'takenBy')?.id
  if (maker === undefined && taker === undefined) return undefined
  return { maker: maker?.id ?? null, taker: taker ?? null }
}

const makers =
  /^(?:customer|applicant|requester|author|publisher|reporter|buyer|guest|member|student|patient|donor|borrower|backer|proposer|reader|employee|creator|organizer|participant|candidate|tenant|payer|sender|seller|person|user|client)$/

/** People themselves, and what only staff makes, are nobody's own. */
function isMade(draft: Draft, id: string): boolean {
  const known = draft.entities.get(id)
  const hasForm = [...draft.screens.values()].some(({ sections }) =>
    sections.some(
      (section) =>
        (section.type === 'recordForm' && section.entity === id) ||
        (section.type === 'collection' && section.entity === id && section.scope === 'mine') ||
        (section.type === 'booking' && section.booking === id),
    ),
  )
  if (known === undefined || ['person', 'place', 'configuration'].includes(known.archetype)) return false
  return (
    hasForm || (known.abilities.has('create') && known.editableBy !== 'staff' && !worksAlone.has(draft.kind))
  )
}

/** Where everybody works with the same records, an invoice's customer is somebody else than who writes it. */
const worksAlone: ReadonlySet<Draft['kind']> = new Set([
  'operations',
  'finance',
  'dashboard',
  'projects',
  'developer',
  'personal',
])

/** The samples tell of the people whose accounts can be tried: what is theirs is found under their name. */
export function castSamples(entities: readonly Entity[], roles: readonly Role[]): Entity[] {
  const known = entities.map((entity) => enrol(entity, roles))
  return known.map((entity) => {
    const { people, lifecycle } = entity
    if (people === undefined) return entity
    const owner = roles.find(({ isStaff }) => !isStaff) ?? roles[0]
    const worker =
      roles.find(({ isStaff, id }) => isStaff && id !== 'administrator') ??
      roles.findLast(({ id }) => id !== owner?.id)
    return {
      ...entity,
      records: entity.records.map((record, at) => {
        const isNew = lifecycle !== null && record.values[lifecycle.field] === lifecycle.initial
        const values: Record<string, FieldValue> = { ...record.values }
        if (people.maker !== null && at % 2 === 0)
          values[people.maker] = signature({
            entity,
            field: people.maker,
            role: owner,
            known,
            otherwise: values,
          })
        if (people.taker !== null && isNew) values[people.taker] = null
        else if (people.taker !== null && at % 3 !== 0)
          values[people.taker] = signature({
            entity,
            field: people.taker,
            role: worker,
            known,
            otherwise: values,
          })
        return { ...record, values }
      }),
    }
  })
}

interface Signing {
  readonly entity: Entity
  readonly field: string
  readonly role: Role | undefined
  readonly known: readonly Entity[]
  readonly otherwise: Readonly<Record<string, FieldValue>>
}

/** A name, or the record that another list keeps of that person. */
function signature({ entity, field, role, known, otherwise }: Signing): FieldValue {
  const target = entity.fields.find(({ id }) => id === field)?.refersTo ?? null
  const usual = otherwise[field] ?? null
  if (role === undefined) return usual
  if (target === null) return role.demo.name
  const listed = known.find(({ id }) => id === target)
  return listed?.records.find(({ values }) => values[listed.titleField] === role.demo.name)?.id ?? usual
}

/** A driver with an account is one of the drivers. */
function enrol(entity: Entity, roles: readonly Role[]): Entity {
  const role = roles.find(({ id, label }) => entity.archetype === 'person' && isSame(entity, { id, label }))
  const [first, ...others] = entity.records
  if (role === undefined || first === undefined) return entity
  return { ...entity, records: [rename(entity, first, role), ...others] }
}

function isSame({ id, one }: Entity, role: Pick<Role, 'id' | 'label'>): boolean {
  return id === role.id || one.endsWith(` ${role.label.toLowerCase()}`)
}

function rename(entity: Entity, record: EntityRecord, { demo }: Role): EntityRecord {
  const email = entity.fields.find(({ type }) => type === 'email')
  return {
    ...record,
    values: {
      ...record.values,
      [entity.titleField]: demo.name,
      ...(email !== undefined && { [email.id]: demo.email }),
    },
  }
}
