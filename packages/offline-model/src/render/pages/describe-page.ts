import type { ApplicationModel, Screen } from '../../model/application-model.ts'
import type { Section } from '../../model/section.ts'
import type { AppNames } from '../app-names.ts'
import { createImports } from '../code/imports.ts'
import type { Imports } from '../code/imports.ts'
import type { Writable } from '../code/write-value.ts'
import { hasKitFile } from '../kit/collect-kit-files.ts'
import { isWorkKind } from '../look/choose-layout.ts'
import type { Layout } from '../look/choose-layout.ts'
import { chooseComponent } from './choose-component.ts'
import { toProps } from './section-props.ts'

export interface PageContext {
  model: ApplicationModel
  names: AppNames
  layout: Layout
}

/** One component on a page, and what it is given. */
export interface PagePart {
  /** `sections/hero`, without an ending. */
  module: string
  component: string
  props: readonly (readonly [string, Writable])[]
}

/** What a page is made of, whatever framework it is written in: its header and its sections, and what these import. */
export function describePage(
  screen: Screen,
  { model, names, layout }: PageContext,
): { parts: PagePart[]; imports: Imports } {
  const imports = createImports()
  const [first] = screen.sections
  const isFront =
    screen.path === '/' &&
    first !== undefined &&
    !headed.has(first.type) &&
    !playthings.has(first.type) &&
    !(overviews.has(first.type) && isWorkKind(model.kind))
  const hasOwnHeading = isFront || (first !== undefined && headed.has(first.type))
  const header = isFront ? [homeHeader(model)] : hasOwnHeading ? [] : [pageHeader(screen, first)]
  const grounds = chooseGrounds(screen.sections, layout)
  const sections = screen.sections.flatMap((section, index) => {
    const shown = index === 0 && !hasOwnHeading ? { ...section, title: '', text: '' } : section
    return describeSection({ section: shown, ground: grounds[index], model, names, imports }) ?? []
  })
  return { parts: [...header, ...sections], imports }
}

/** Sections that bring the page's main heading with them. */
const headed: ReadonlySet<Section['type']> = new Set([
  'hero',
  'linkPage',
  'detail',
  'signIn',
  'register',
  'recoverPassword',
])

/** What is played with or slides stands at the top: a picture above it would push it off the screen. */
const playthings: ReadonlySet<Section['type']> = new Set([
  'game',
  'gadget',
  'slider',
  'weather',
  'stockLookup',
  'menuOrder',
  'gameRooms',
])

/** An overview of figures says at once what it is, and takes the whole page. */
const overviews: ReadonlySet<Section['type']> = new Set([
  'dashboard',
  'mail',
  'kanban',
  'timetable',
  'balances',
  'budgets',
])

function homeHeader({ tagline, subject, name }: ApplicationModel): PagePart {
  return {
    module: 'components/ui/home-header',
    component: 'HomeHeader',
    props: [
      ['text', tagline],
      ['picture', `${name} ${subject}`],
    ],
  }
}

function pageHeader(screen: Screen, first: Section | undefined): PagePart {
  const title = (first?.type !== 'dashboard' && first?.title) || screen.title
  return {
    module: 'components/ui/page-header',
    component: 'PageHeader',
    props: [['title', title], ...(first?.text ? [['text', first.text] as const] : [])],
  }
}

/** Reading pages change their ground from section to section; the first one stands on the page's own. */
const reading: ReadonlySet<Section['type']> = new Set([
  'highlights',
  'prose',
  'steps',
  'stats',
  'testimonials',
  'team',
  'pricing',
  'faq',
  'gallery',
  'newsletter',
  'contactDetails',
  'collection',
])

type Ground = 'page' | 'surface' | 'brand'

function chooseGrounds(sections: readonly Section[], { groundOffset }: Layout): (Ground | undefined)[] {
  let count: number = groundOffset
  return sections.map((section) => {
    if (!reading.has(section.type) || (section.type === 'collection' && section.scope !== 'newest'))
      return undefined
    if (section.type === 'stats') return 'brand'
    count += 1
    return count % 2 === 0 ? 'surface' : 'page'
  })
}

interface SectionInput {
  section: Section
  ground: Ground | undefined
  model: ApplicationModel
  names: AppNames
  imports: Imports
}

function describeSection({ section, ground, model, names, imports }: SectionInput): PagePart | undefined {
  const { module, component, leftOut } = chooseComponent(section)
  const needed = createImports()
  const props = toProps(section, { model, names, imports: needed })
  if (!props || !hasKitFile(module, model.framework)) return undefined
  imports.addAll(needed)
  return {
    module,
    component,
    props: [
      ...Object.entries(props).filter(([name]) => !leftOut.includes(name)),
      ...(ground && ground !== 'page' ? [['ground', ground] as const] : []),
    ],
  }
}
