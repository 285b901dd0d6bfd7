import type { Screen } from '../../model/application-model.ts'
import type { Section } from '../../model/section.ts'
import { capitalise, toIdentifier, toSlug } from '../language/noun-phrase.ts'
import type { Draft } from './draft.ts'

interface ScreenRequest {
  readonly title: string
  readonly icon: string
  readonly section: Section
  readonly isInMenu?: boolean
  readonly access?: Screen['access']
  readonly roles?: readonly string[]
  readonly path?: string
  /** What asked for it, so that the list of requirements can point to it. */
  readonly because?: string | undefined
}

/** Adds a screen, or adds the section to the screen of that title. */
export function addScreen(draft: Draft, request: ScreenRequest): Screen {
  const slug = toSlug(request.title) || `page-${draft.screens.size + 1}`
  const path = request.path ?? `/${slug}`
  const existing = [...draft.screens.values()].find((screen) => screen.path === path)
  if (existing !== undefined) {
    if (!existing.sections.some((section) => isSame(section, request.section)))
      existing.sections.push(request.section)
    remember(draft, request.because, existing.id)
    return existing
  }
  const screen: Screen = {
    id: freeId(draft, toIdentifier(request.title) || 'page'),
    path,
    title: capitalise(request.title),
    icon: request.icon,
    isInMenu: request.isInMenu ?? true,
    access: request.access ?? 'public',
    roles: [...(request.roles ?? [])],
    sections: [request.section],
  }
  draft.screens.set(screen.id, screen)
  remember(draft, request.because, screen.id)
  return screen
}

function remember(draft: Draft, because: string | undefined, id: string): void {
  if (because === undefined) return
  const known = draft.screensOf.get(because) ?? new Set()
  draft.screensOf.set(because, known.add(id))
}

function freeId(draft: Draft, id: string): string {
  let free = id
  for (let at = 2; draft.screens.has(free); at += 1) free = `${id}${at}`
  return free
}

function isSame(one: Section, other: Section): boolean {
  if (one.type !== other.type) return false
  return entityOf(one) === entityOf(other)
}

function entityOf(section: Section): string | null {
  return 'entity' in section ? (section.entity ?? null) : null
}
