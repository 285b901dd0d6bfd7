import type { ApplicationModel, Screen } from '../model/application-model.ts'
import type { Entity } from '../model/entity.ts'
import type { Section } from '../model/section.ts'
import { capitalise } from '../understand/language/noun-phrase.ts'
import type { Change, ChangeReader } from './change.ts'
import { orderMenu } from './order-menu.ts'
import { findEntity, findScreen } from './resolve-target.ts'

/** What stands on a page, where, and what its first button says. */
export const changePage: ChangeReader = (model, instruction) =>
  orderMenu(model, instruction) ??
  changeButton(model, instruction) ??
  moveSection(model, instruction) ??
  movePage(model, instruction) ??
  showOnHome(model, instruction)

/** "Change the button text to Order now". */
function changeButton(model: ApplicationModel, instruction: string): Change | undefined {
  const [, from, told] =
    /^(?:change|set|rename|make) (?:the )?(?:text of (?:the )?|label of (?:the )?)?(?:first |main |hero )?(?:["'“]([^"'”]{1,40})["'”] )?button(?:'s)?(?: text| label)?(?: ["'“]([^"'”]{1,40})["'”])? (?:to|into|say|read)(?: say| read)? ["'“]?([^"'”]{1,40})["'”]?$/i
      .exec(instruction)
      ?.map((group) => group ?? '') ?? []
  const match = /(?:to|into|say|read)(?: say| read)? ["'“]?([^"'”]{1,40}?)["'”]?$/i.exec(instruction)
  const label = match?.[1]
  if (told === undefined || label === undefined) return undefined
  let changed: string | undefined
  const screens = model.screens.map((screen) => ({
    ...screen,
    sections: screen.sections.map((section): Section => {
      if (changed !== undefined || !('actions' in section) || section.actions.length === 0) return section
      const at =
        from === ''
          ? 0
          : section.actions.findIndex((action) => action.label.toLowerCase() === from?.toLowerCase())
      const action = section.actions[at]
      if (action === undefined) return section
      changed = action.label
      return {
        ...section,
        actions: section.actions.map((each) => (each === action ? { ...each, label } : each)),
      }
    }),
  }))
  return changed === undefined
    ? undefined
    : { model: { ...model, screens }, done: `The button “${changed}” says “${label}” now.` }
}

/** "Move the testimonials to the top", "put the contact form below the menu". */
function moveSection(model: ApplicationModel, instruction: string): Change | undefined {
  const [, what = '', where = '', other = ''] =
    /^(?:move|put|place|show) (?:the )?(.{3,40}?) (?:to the |at the |on )?(top|bottom|end|beginning|above|below|under|before|after|over|beneath)(?: of (?:the )?(?:page|home ?page|screen))?(?: (?:the )?(.{3,40}))?$/i.exec(
      instruction,
    ) ?? []
  if (what === '' || someOf.test(what)) return undefined
  for (const screen of model.screens) {
    const from = findSection(screen, model, what)
    if (from === undefined) continue
    const rest = screen.sections.filter((section) => section !== from)
    const target = other === '' ? undefined : findSection({ ...screen, sections: rest }, model, other)
    if (other !== '' && target === undefined) continue
    const isBefore = /^(?:top|beginning|above|before|over)$/i.test(where)
    // What opens a page stays first: the top is below it.
    const first = rest[0]?.type === 'hero' ? 1 : 0
    const at =
      target === undefined ? (isBefore ? first : rest.length) : rest.indexOf(target) + (isBefore ? 0 : 1)
    const sections = rest.toSpliced(at, 0, from)
    if (sections.every((section, index) => section === screen.sections[index]))
      return { model, done: `${titleOf(from)} stands there already.` }
    const screens = model.screens.map((known) => (known.id === screen.id ? { ...known, sections } : known))
    return { model: { ...model, screens }, done: `Moved ${titleOf(from)} on the page ${screen.title}.` }
  }
  return undefined
}

/** Some of the records of a list are no section of a page. */
const someOf =
  /^(?:completed?|done|finished|unfinished|open|overdue|late|new(?:est)?|old(?:est)?|urgent|important|pinned|archived|checked|paid|unpaid) /i

/** "Move pricing above services": where both are pages, in the menu. */
function movePage(model: ApplicationModel, instruction: string): Change | undefined {
  const [, what = '', where = '', other = ''] =
    /^(?:move|put|place) (?:the )?(.{3,40}?)(?: page)? (above|before|over|below|after|under|behind) (?:the )?(.{3,40}?)(?: page)?(?: in the (?:menu|navigation))?$/i.exec(
      instruction,
    ) ?? []
  const page = what === '' ? undefined : findScreen(model, what)
  const target = other === '' ? undefined : findScreen(model, other)
  if (page === undefined || target === undefined || page === target || page.path === '/') return undefined
  const rest = model.screens.filter((screen) => screen !== page)
  const at = rest.indexOf(target) + (/^(?:above|before|over)$/i.test(where) ? 0 : 1)
  return {
    model: { ...model, screens: rest.toSpliced(at, 0, page) },
    done: `${page.title} stands ${where.toLowerCase()} ${target.title} in the menu now.`,
  }
}

/** "Put the menu on the home page". */
function showOnHome(model: ApplicationModel, instruction: string): Change | undefined {
  const [, what = ''] =
    /^(?:put|show|add|include|display) (?:the |our |all )?(.{3,40}?) (?:to|on|onto|in) (?:the )?(?:home ?page|home|start page|front page|first page|landing page)$/i.exec(
      instruction,
    ) ?? []
  const home = model.screens.find(({ path }) => path === '/')
  if (what === '' || home === undefined) return undefined
  const source = model.screens.find(
    (screen) => screen !== home && findSection(screen, model, what) !== undefined,
  )
  const found = source && findSection(source, model, what)
  if (findSection(home, model, what) !== undefined)
    return { model, done: `${capitalise(what)}: that is on the first page already.` }
  if (found === undefined || !shownAnywhere.has(found.type)) return undefined
  const last = home.sections.at(-1)
  const at = last?.type === 'callToAction' ? home.sections.length - 1 : home.sections.length
  const shown = found.type === 'collection' ? { ...found, scope: 'newest' as const, isManaged: false } : found
  const sections = home.sections.toSpliced(at, 0, shown)
  const screens = model.screens.map((known) => (known === home ? { ...home, sections } : known))
  return { model: { ...model, screens }, done: `${titleOf(shown)} stands on the first page too now.` }
}

const shownAnywhere: ReadonlySet<Section['type']> = new Set([
  'collection',
  'contactDetails',
  'faq',
  'gallery',
  'highlights',
  'inquiry',
  'newsletter',
  'pricing',
  'prose',
  'stats',
  'steps',
  'team',
  'testimonials',
])

function findSection(
  { sections, title }: Screen,
  model: ApplicationModel,
  words: string,
): Section | undefined {
  const name = words.toLowerCase().replace(/ (?:section|part|block|list|form|area)$/, '')
  const entity = findEntity(model, name) ?? (offered.test(name) ? findOffered(model) : undefined)
  const type = names.find(([pattern]) => pattern.test(name))?.[1]
  return sections.find(
    (section) =>
      section.title.toLowerCase() === name ||
      section.type === type ||
      (entity !== undefined &&
        'entity' in section &&
        section.entity === entity.id &&
        section.type === 'collection') ||
      (section.type === 'collection' && title.toLowerCase() === name),
  )
}

/** A menu is what is sold, by whatever name its list goes. */
const offered =
  /^(?:food |drinks? )?(?:menus?|offers?|products|goods|range|assortment|what we (?:sell|offer))$/

function findOffered({ entities, screens }: ApplicationModel): Entity | undefined {
  return entities.find(
    ({ id, archetype }) =>
      archetype === 'sellable' &&
      screens.some(({ sections }) =>
        sections.some((section) => section.type === 'collection' && section.entity === id),
      ),
  )
}

const names: readonly (readonly [RegExp, Section['type']])[] = [
  [/^(?:customer |client )?(?:testimonials?|reviews)$/, 'testimonials'],
  [/^(?:features?|highlights?)$/, 'highlights'],
  [/^(?:contact|contact form|message form)$/, 'inquiry'],
  [/^(?:address|opening hours|contact details|map and address)$/, 'contactDetails'],
  [/^(?:faqs?|questions(?: and answers)?)$/, 'faq'],
  [/^(?:prices?|pricing|plans)$/, 'pricing'],
  [/^(?:team|people)$/, 'team'],
  [/^(?:newsletter|sign-?up)$/, 'newsletter'],
  [/^(?:call to action)$/, 'callToAction'],
  [/^(?:steps|how it works)$/, 'steps'],
  [/^(?:numbers|stats|statistics)$/, 'stats'],
  [/^(?:about|about us|about me)$/, 'prose'],
]

const titleOf = ({ title, type }: Section) => (title === '' ? `the ${type}` : title)
