import type { Screen } from '../../model/application-model.ts'
import { addScreen } from './add-screen.ts'
import { collection } from './collections.ts'
import { hasAccounts, type Draft } from './draft.ts'
import type { EntityDraft } from './entity-draft.ts'
import { publicKinds } from './public-kinds.ts'

/** What one orders, books, pays or applies for is not for everybody to read: people have a list of theirs, staff of all. */
export function keepPersonal(draft: Draft): void {
  if (draft.roles.size === 0 && !hasAccounts(draft)) return
  for (const entity of draft.entities.values()) {
    const open = [...draft.screens.values()].filter(
      (screen) => screen.access !== 'roles' && listsAll(screen, entity),
    )
    if (open.length === 0) continue
    if (isParty(draft, entity) || isInternal(entity))
      for (const screen of open) keepForThem(draft, entity, screen)
    else if (isPersonal(draft, entity)) for (const screen of open) keep(draft, entity, screen)
  }
}

/** What a system writes down about those who use it, and what they write to those who run it. */
function isInternal({ one, editableBy }: EntityDraft): boolean {
  return logs.test(one) || (editableBy === 'staff' && handedIn.test(one))
}

const logs = /\b(?:system|audit|operation|access|event|error|security|server) log$/i
const handedIn = /^(?:[a-z]+ )?(?:message|warranty|inquiry|complaint|charging card|member card)$/i

/** Those who register are known to those who run the place, and not to each other. */
function isParty({ plainRole, kind }: Draft, { id, archetype }: EntityDraft): boolean {
  if (archetype !== 'person' || kind === 'community') return false
  return id === 'user' || (plainRole?.id === id && parties.test(id))
}

const parties =
  /^(?:donor|patient|customer|client|student|pupil|borrower|tenant|guest|resident|applicant|voter|citizen|passenger|parent|owner|buyer|visitor)$/

function isPersonal(draft: Draft, entity: EntityDraft): boolean {
  if (isFileOfParty(draft, entity)) return true
  if (!personal.test(entity.one) || entity.archetype === 'configuration') return false
  // A marketplace shows what there is to take on.
  if (entity.template?.flow === 'gig') return false
  return findOwn(draft, entity) !== undefined || (publicKinds.has(draft.kind) && namesMaker(entity))
}

/** "Patients view their own files, doctors view patient files". */
function isFileOfParty({ plainRole }: Draft, { one }: EntityDraft): boolean {
  const [party, kept] = one.toLowerCase().split(' ')
  return plainRole !== undefined && party === plainRole.id && kept !== undefined && files.test(kept)
}

const files = /^(?:file|record|report|history|prescription|diagnosis)$/

const personal =
  /\b(?:order|purchase|transaction|payment|invoice|bill|booking|reservation|appointment|application|claim|prescription|consumption record|payslip|charging session)$/

function namesMaker({ fields }: EntityDraft): boolean {
  return fields.some(({ id }) =>
    /^(?:customer|applicant|guest|patient|payer|buyer|client|member|user|donor|student)$/.test(id),
  )
}

function keep(draft: Draft, entity: EntityDraft, screen: Screen): void {
  const own = findOwn(draft, entity) ?? addOwn(draft, entity)
  if (!keepForThem(draft, entity, screen)) takeAway(draft, { entity, screen, instead: own })
}

/** A list that those who run the place have not got elsewhere becomes theirs; another one is gone. */
function keepForThem(draft: Draft, entity: EntityDraft, screen: Screen): boolean {
  const staff = [...draft.roles.values()].filter(({ isStaff }) => isStaff).map(({ id }) => id)
  const managed = [...draft.screens.values()].find(
    (known) => known.access === 'roles' && listsAll(known, entity),
  )
  if (staff.length === 0) return false
  if (managed === undefined) draft.screens.set(screen.id, { ...screen, access: 'roles', roles: staff })
  else takeAway(draft, { entity, screen, instead: managed })
  return true
}

function takeAway(
  draft: Draft,
  { entity, screen, instead }: { entity: EntityDraft; screen: Screen; instead: Screen },
): void {
  const left = screen.sections.filter(
    (section) => !(section.type === 'collection' && section.entity === entity.id),
  )
  if (left.length > 0) {
    draft.screens.set(screen.id, { ...screen, sections: left })
    return
  }
  draft.screens.delete(screen.id)
  for (const ids of draft.screensOf.values()) if (ids.delete(screen.id)) ids.add(instead.id)
}

function addOwn(draft: Draft, entity: EntityDraft): Screen {
  return addScreen(draft, {
    title: `My ${entity.many}`,
    icon: entity.icon,
    access: 'signedIn',
    section: collection(entity, { title: `My ${entity.many}`, view: 'list', scope: 'mine' }),
  })
}

function findOwn(draft: Draft, entity: EntityDraft): Screen | undefined {
  return [...draft.screens.values()].find(({ sections }) =>
    sections.some(
      (section) => section.type === 'collection' && section.entity === entity.id && section.scope === 'mine',
    ),
  )
}

function listsAll({ sections }: Screen, { id }: EntityDraft): boolean {
  return sections.some(
    (section) => section.type === 'collection' && section.entity === id && section.scope === 'all',
  )
}
