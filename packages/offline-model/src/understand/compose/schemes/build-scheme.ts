import type { Screen } from '../../../model/application-model.ts'
import type { Section } from '../../../model/section.ts'
import { toPlural } from '../../language/inflect.ts'
import { toIdentifier } from '../../language/noun-phrase.ts'
import type { Need } from '../../needs/need.ts'
import type { SchemePart, SchemeThing } from '../../subjects/schemes/scheme.ts'
import { because } from '../builder.ts'
import { addScreen } from '../add-screen.ts'
import { ensureDetail } from '../collections.ts'
import { composeEntity } from '../compose-entity.ts'
import { hasAccounts, needAccounts, type Draft } from '../draft.ts'

/** The things of a scheme are there from the start, so that whatever the request calls them finds them. */
export function expectScheme(draft: Draft): void {
  const scheme = draft.pack?.scheme
  if (scheme === undefined) return
  if (scheme.hasAccounts === true) needAccounts(draft)
  for (const limit of scheme.limits ?? []) draft.simulated.add(limit)
  for (const [one, thing] of scheme.things) addThing(draft, one, thing)
}

function addThing(draft: Draft, one: string, thing: SchemeThing): void {
  const entity = composeEntity({
    id: toIdentifier(one),
    one,
    many: thing.many ?? toPlural(one),
    template: thing.template,
  })
  for (const ability of thing.can) entity.abilities.add(ability)
  for (const [at, field] of entity.fields.entries())
    entity.fields[at] = {
      ...field,
      label: thing.labels?.[field.id] ?? field.label,
      inForm: field.inForm && thing.hidden?.includes(field.id) !== true,
      options: field.type === 'reference' ? [] : field.options,
    }
  entity.editableBy = hasAccounts(draft) ? (thing.editableBy ?? 'everyone') : 'everyone'
  entity.steps.push(...(thing.steps ?? []))
  draft.entities.set(entity.id, {
    ...entity,
    names: [],
    taker: thing.taker,
    mentions: draft.entities.size === 0 ? 3 : 1,
  })
}

/** One page of a scheme, or all that it cannot do without. */
export function buildScheme(draft: Draft, need: Need): boolean {
  const scheme = draft.pack?.scheme
  if (scheme === undefined) return false
  const asked = scheme.parts.filter(({ title }) => title === need.thing)
  for (const part of need.thing === '' ? scheme.parts.filter(({ isCore }) => isCore === true) : asked)
    addPart(draft, part, need)
  if (need.thing === '') nameTargets(draft)
  return need.thing === '' || asked.length > 0
}

function addPart(draft: Draft, part: SchemePart, need: Need): void {
  const staff = [...draft.roles.values()].filter(({ isStaff }) => isStaff).map(({ id }) => id)
  const isClosed = part.isForStaff === true && staff.length > 0
  for (const section of part.sections) {
    addScreen(draft, {
      title: part.title,
      icon: part.icon,
      section,
      ...(part.path !== undefined && { path: part.path }),
      ...(part.isInMenu === false && { isInMenu: false }),
      ...accessOf(draft, section, isClosed ? staff : []),
      because: because(need),
    })
    if ('entity' in section) openPage(draft, section.entity)
  }
}

/** Once every page is there, what leads to one of them knows it by its id. */
function nameTargets(draft: Draft): void {
  const byTitle = new Map([...draft.screens.values()].map(({ title, id }) => [title, id]))
  for (const { sections } of draft.screens.values())
    for (const [at, section] of sections.entries())
      if (section.type === 'watch')
        sections[at] = {
          ...section,
          items: section.items.map((item) => ({
            ...item,
            action: { ...item.action, screen: byTitle.get(item.action.screen) ?? item.action.screen },
          })),
        }
}

/** What is one's own is seen by whoever is signed in. */
function accessOf(
  draft: Draft,
  section: Section,
  staff: readonly string[],
): Pick<Screen, 'access' | 'roles'> {
  if (staff.length > 0) return { access: 'roles', roles: [...staff] }
  const isOwn = section.type === 'collection' && section.scope === 'mine' && hasAccounts(draft)
  return { access: isOwn ? 'signedIn' : 'public', roles: [] }
}

function openPage(draft: Draft, id: string | null | undefined): void {
  const entity = draft.entities.get(id ?? '')
  const thing = entity && draft.pack?.scheme?.things.get(entity.one)
  if (entity !== undefined && thing?.hasPage !== false) ensureDetail(draft, entity)
}
