import type { Screen } from '../../model/application-model.ts'
import type { Section } from '../../model/section.ts'
import { addScreen } from '../compose/add-screen.ts'
import { because, type Builder } from '../compose/builder.ts'
import { ensureDetail } from '../compose/collections.ts'
import { hasAccounts, needAccounts, type Draft } from '../compose/draft.ts'
import { addNamed } from '../compose/name-parts.ts'
import type { Need } from '../needs/need.ts'
import { toPlural } from '../language/inflect.ts'
import { toIdentifier } from '../language/noun-phrase.ts'
import { composeEntity } from '../compose/compose-entity.ts'
import { schemeOf } from './find-scheme.ts'
import type { BuiltPart, DescribedPart, NamedPart, SchemeThing } from './scheme.ts'

/** Things and built pages are there before the request is read further, so that every word finds what it means. */
export function expectScheme(draft: Draft): void {
  const scheme = schemeOf(draft)
  if (scheme === undefined) return
  if (scheme.hasAccounts === true) needAccounts(draft)
  for (const limit of scheme.limits ?? []) draft.simulated.add(limit)
  for (const [one, thing] of scheme.things ?? []) addThing(draft, one, thing)
  scheme.build?.(draft)
  for (const part of scheme.parts)
    if (part.isExtra !== true || part.answers.test(draft.words)) part.build?.(draft)
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

/** The page that a part of the request asks for, or all described ones that the scheme cannot do without. */
export const buildScheme: Builder = (draft, need) => {
  const parts = schemeOf(draft)?.parts ?? []
  if (need.frame === null) {
    for (const part of parts) if (part.sections !== undefined && part.isExtra !== true) addPage(draft, part)
    nameTargets(draft)
    return true
  }
  const part = parts.find(({ title }) => title === need.thing)
  if (part === undefined) return false
  if (part.sections !== undefined) addPage(draft, part, because(need))
  else if (part.build !== undefined) buildPart(draft, part, need)
  else return nameCause(draft, part, need.frame.text)
  return true
}

function buildPart(draft: Draft, { build, thing }: BuiltPart, need: Need): void {
  build(draft, because(need))
  const entity = draft.entities.get(thing ?? '')
  if (entity !== undefined) addNamed(draft, entity, need)
}

/** A page that was laid out with all others is said to be what answers the words. */
function nameCause(draft: Draft, { title }: NamedPart, cause: string): boolean {
  const screen = [...draft.screens.values()].find((known) => known.title === title)
  if (screen === undefined) return false
  draft.screensOf.set(cause, (draft.screensOf.get(cause) ?? new Set()).add(screen.id))
  return true
}
function addPage(draft: Draft, part: DescribedPart, cause?: string): void {
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
      because: cause,
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
  const thing = entity && schemeOf(draft)?.things?.get(entity.one)
  if (entity !== undefined && thing?.hasPage !== false) ensureDetail(draft, entity)
}
