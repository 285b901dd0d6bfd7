import type { Screen } from '../../model/application-model.ts'
import type { Section } from '../../model/section.ts'
import type { Draft } from './draft.ts'

/** A landing page shows on one screen what other sites spread over several. Screens with an account stay apart. */
export function joinToOnePage(draft: Draft): void {
  const home = [...draft.screens.values()].find(({ path }) => path === '/')
  if (home === undefined) return
  const joined = [...draft.screens.values()].filter(
    ({ path, access, isInMenu, sections }) =>
      path !== '/' && isInMenu && access === 'public' && sections.every(({ type }) => shown.has(type)),
  )
  const own = home.sections.filter(
    (section) =>
      !isTeaserOf(
        section,
        joined.flatMap(({ sections }) => sections),
      ) &&
      section.type !== 'callToAction' &&
      section.type !== 'highlights',
  )
  const parts = new Map(joined.map(({ id, sections }) => [id, sections[0]?.title ?? '']))
  const ending = home.sections
    .filter(({ type }) => type === 'callToAction')
    .map((section) => leadHome(section, parts, home.id))
  const contact = joined.filter(({ path }) => path === '/contact')
  const sectionsOf = (isMeant: (screen: Screen) => boolean) =>
    joined.filter(isMeant).flatMap((screen) => screen.sections)
  const said = own.filter(({ type }) => type === 'testimonials' || type === 'newsletter')
  // What the page is there for stands at its top: an address for the waitlist.
  const asked = draft.pack?.needs[0] === 'newsletter' ? said.filter(({ type }) => type === 'newsletter') : []
  const sections = [
    ...own.filter((section) => !said.includes(section)),
    ...asked,
    // What is offered stands before what it costs, then what others say, and questions come last.
    ...sectionsOf(({ path }) => path === '/services'),
    ...sectionsOf((screen) => !contact.includes(screen) && !apart.has(screen.path)),
    ...said.filter((section) => !asked.includes(section)),
    ...sectionsOf(({ path }) => path === '/faq'),
    ...(asked.length > 0 ? [] : ending),
    ...contact.flatMap((screen) => screen.sections),
  ].map((section) => leadHome(leadTo(section, asked[0], home.id), parts, home.id))
  home.sections.splice(0, home.sections.length, ...sections)
  for (const { id } of joined) draft.screens.delete(id)
}

/** The first button of the page leads to what the page is there for. */
function leadTo(section: Section, asked: Section | undefined, home: string): Section {
  if (section.type !== 'hero' || asked === undefined || !('title' in asked)) return section
  return { ...section, actions: [{ label: asked.title, screen: home, anchor: asked.title }] }
}

/** Parts with a place of their own on the page. */
const apart: ReadonlySet<string> = new Set(['/faq', '/services'])

/** What can stand below one another. */
const shown: ReadonlySet<Section['type']> = new Set([
  'prose',
  'highlights',
  'collection',
  'inquiry',
  'contactDetails',
  'faq',
  'team',
  'pricing',
  'testimonials',
  'gallery',
  'steps',
  'stats',
  'calculator',
])

function isTeaserOf(section: Section, others: readonly Section[]): boolean {
  return others.some((other) =>
    section.type === 'collection'
      ? section.scope === 'newest' && other.type === 'collection' && other.entity === section.entity
      : section.type === 'prose' && other.type === 'prose' && other.title === section.title,
  )
}

/** Buttons that led to a screen lead to its part of the page, which is found by its heading. */
function leadHome(section: Section, parts: ReadonlyMap<string, string>, home: string): Section {
  if (!('actions' in section)) return section
  return {
    ...section,
    actions: section.actions.map((action) => {
      const heading = parts.get(action.screen)
      return heading === undefined ? action : { ...action, screen: home, anchor: heading || action.label }
    }),
  }
}
