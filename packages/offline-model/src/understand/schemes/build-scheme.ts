import { because, type Builder } from '../compose/builder.ts'
import { ensureDetail } from '../compose/collections.ts'
import { needAccounts, type Draft } from '../compose/draft.ts'
import { addNamed } from '../compose/name-parts.ts'
import type { Need } from '../needs/need.ts'
import { addThing } from './add-thing.ts'
import { schemeOf } from './find-scheme.ts'
import { addPage } from './lay-out.ts'
import type { BuiltPart, DescribedPart, NamedPart } from './scheme.ts'

/** Things and built pages are there before the request is read further, so that every word finds what it means. */
export function expectScheme(draft: Draft): void {
  const scheme = schemeOf(draft)
  if (scheme === undefined) return
  if (scheme.hasAccounts === true) needAccounts(draft)
  for (const limit of scheme.limits ?? []) draft.simulated.add(limit)
  for (const [one, thing] of scheme.things ?? [])
    addThing(draft, one, draft.entities.size === 0 ? { mentions: 3, ...thing } : thing)
  scheme.build?.(draft)
  for (const part of scheme.parts)
    if (part.isExtra !== true || part.answers.test(draft.words)) part.build?.(draft)
}

/** The page that a part of the request asks for, or all described ones that the scheme cannot do without. */
export const buildScheme: Builder = (draft, need) => {
  const parts = schemeOf(draft)?.parts ?? []
  if (need.frame === null) {
    for (const part of parts)
      if (part.sections !== undefined && part.isExtra !== true) addDescribed(draft, part)
    nameTargets(draft)
    return true
  }
  const part = parts.find(({ title }) => title === need.thing)
  if (part === undefined) return false
  if (part.sections !== undefined) addDescribed(draft, part, need.frame.text)
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
function addDescribed(
  draft: Draft,
  { title, icon, path, isForStaff, isInMenu, sections }: DescribedPart,
  cause?: string,
): void {
  for (const section of sections) {
    addPage(draft, {
      title,
      icon,
      section,
      ...(path !== undefined && { path }),
      ...(isInMenu !== undefined && { isInMenu }),
      isForStaff,
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

function openPage(draft: Draft, id: string | null | undefined): void {
  const entity = draft.entities.get(id ?? '')
  const thing = entity && schemeOf(draft)?.things?.get(entity.one)
  if (entity !== undefined && thing?.hasPage !== false) ensureDetail(draft, entity)
}
