import type { ApplicationModel, Screen } from '../../model/application-model.ts'
import type { Section } from '../../model/section.ts'
import type { AppNames } from '../app-names.ts'
import { createImports } from '../code/imports.ts'
import type { Imports } from '../code/imports.ts'
import { Code, writeValue } from '../code/write-value.ts'
import type { Writable } from '../code/write-value.ts'
import { toJsxAttribute } from '../escape.ts'
import { hasKitFile } from '../kit/collect-kit-files.ts'
import { isWorkKind } from '../look/choose-layout.ts'
import type { Layout } from '../look/choose-layout.ts'
import { chooseComponent } from './choose-component.ts'
import { hoistedName, toProps } from './section-props.ts'

interface PageContext {
  model: ApplicationModel
  names: AppNames
  layout: Layout
}

/** One page: its header and its sections, each a component with what the model says about it. */
export function renderPage(screen: Screen, { model, names, layout }: PageContext): string {
  const imports = createImports()
  const constants = new Map<string, string>()
  const [first] = screen.sections
  const isFront =
    screen.path === '/' &&
    first !== undefined &&
    !headed.has(first.type) &&
    !(overviews.has(first.type) && isWorkKind(model.kind))
  const hasOwnHeading = isFront || (first !== undefined && headed.has(first.type))
  const header = isFront
    ? [writeHomeHeader(model, imports)]
    : hasOwnHeading
      ? []
      : [writeHeader(screen, first, imports)]
  const grounds = chooseGrounds(screen.sections, layout)
  const sections = screen.sections.flatMap((section, index) => {
    const shown = index === 0 && !hasOwnHeading ? { ...section, title: '', text: '' } : section
    return writeSection({ section: shown, ground: grounds[index], model, names, imports, constants }) ?? []
  })
  const { component } = names.page(screen)
  const body = [...header, ...sections].join('\n')
  return `${imports.write()}
export function ${component}() {
  return (
    <>
${body}
    </>
  )
}
${[...constants].map(([name, code]) => `\nconst ${name} = ${code} as const\n`).join('')}`
}

/** Sections that bring the page's main heading with them. */
const headed: ReadonlySet<Section['type']> = new Set([
  'hero',
  'detail',
  'signIn',
  'register',
  'recoverPassword',
])

/** An overview of figures says at once what it is, and takes the whole page. */
const overviews: ReadonlySet<Section['type']> = new Set(['dashboard', 'mail', 'kanban', 'slider'])

function writeHomeHeader({ tagline, subject, name }: ApplicationModel, imports: Imports): string {
  imports.add('@/components/ui/home-header', 'HomeHeader')
  return `      <HomeHeader text=${toJsxAttribute(tagline)} picture=${toJsxAttribute(`${name} ${subject}`)} />`
}

function writeHeader(screen: Screen, first: Section | undefined, imports: Imports): string {
  imports.add('@/components/ui/page-header', 'PageHeader')
  const title = (first?.type !== 'dashboard' && first?.title) || screen.title
  const text = first?.text ? ` text=${toJsxAttribute(first.text)}` : ''
  return `      <PageHeader title=${toJsxAttribute(title)}${text} />`
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
  constants: Map<string, string>
}

function writeSection({
  section,
  ground,
  model,
  names,
  imports,
  constants,
}: SectionInput): string | undefined {
  const { module, component, leftOut } = chooseComponent(section)
  const needed = createImports()
  const props = toProps(section, { model, names, imports: needed })
  if (!props || !hasKitFile(module)) return undefined
  imports.addAll(needed)
  imports.add(`@/${module}`, component)
  const shown = Object.entries(props).filter(([name]) => !leftOut.includes(name))
  const attributes = [...shown, ...(ground && ground !== 'page' ? [['ground', ground] as const] : [])].map(
    ([name, value]) => writeAttribute(name, value, constants),
  )
  const line = `      <${component} ${attributes.join(' ')} />`
  if (line.length <= 110) return line
  return `      <${component}\n${attributes.map((each) => `        ${each}\n`).join('')}      />`
}

/** A long value moves below the page, so that the page itself can be read at a glance. */
function writeAttribute(name: string, value: Writable, constants: Map<string, string>): string {
  if (typeof value === 'string') return `${name}=${toJsxAttribute(value)}`
  if (value === true) return name
  const code = writeValue(value)
  const isShort = !code.includes('\n') && code.length < 60
  if (isShort || value instanceof Code) return `${name}={${code}}`
  const constant = hoistedName(name, new Set(constants.keys()))
  constants.set(constant, code)
  return `${name}={${constant}}`
}
