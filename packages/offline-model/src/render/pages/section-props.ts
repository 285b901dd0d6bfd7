import type { ApplicationModel } from '../../model/application-model.ts'
import type { Section } from '../../model/section.ts'
import { splitWords } from '../app-names.ts'
import type { AppNames } from '../app-names.ts'
import type { Imports } from '../code/imports.ts'
import { Code } from '../code/write-value.ts'
import type { Writable } from '../code/write-value.ts'
import { toIdentifier, toSlug } from '../escape.ts'
import { iconOf } from '../look/icons.ts'
import { writeFormula } from '../records/write-formula.ts'

export type Props = Readonly<Record<string, Writable>>

interface PropsContext {
  model: ApplicationModel
  names: AppNames
  imports: Imports
}

/**
 * A section's values as the properties of its component. Entities become imported resources, screens become
 * addresses, icons become components and formulas become functions; all other values are written as they are.
 * Undefined where the section points to an entity that does not exist.
 */
export function toProps(section: Section, context: PropsContext): Props | undefined {
  const props: Record<string, Writable> = {}
  for (const [key, value] of Object.entries(section)) {
    if (key === 'type') continue
    const name = propNames.get(key) ?? key
    const written = writeProp(key, value, context)
    if (written === undefined) return undefined
    props[name] = written
  }
  if (section.type === 'checkout') {
    const orders = importOrders(context)
    return orders && { ...props, orders, ...importPayments(context) }
  }
  if (section.type === 'booking' && section.methods !== undefined)
    return { ...props, ...importPayments(context) }
  if (section.type !== 'draw' || !('chancesPerOrder' in props)) return props
  const orders = importOrders(context)
  return orders ? { ...props, orders } : props
}

/** Whoever pays finds it among the payments, where these are kept. */
function importPayments(context: PropsContext): Props {
  const kept = context.model.entities.find(
    ({ archetype, fields }) =>
      archetype === 'transaction' &&
      fields.some(({ id, type }) => id === 'method' && type === 'choice') &&
      fields.some(({ type }) => type === 'money'),
  )
  const payments = kept && importResource(kept.id, context)
  return payments === undefined ? {} : { payments }
}

/** A checkout ends in an order, which is kept where the cart's module says. */
function importOrders(context: PropsContext): Code | undefined {
  const cart = context.model.modules.find((module) => module.type === 'cart')
  return cart && importResource(cart.orders, context)
}

const propNames = new Map([
  ['entity', 'resource'],
  ['entities', 'resources'],
  ['booking', 'bookings'],
  ['output', 'generate'],
])

const entityKeys = new Set([
  'keptIn',
  'entity',
  'resource',
  'booking',
  'recent',
  'rules',
  'prices',
  'tables',
  'lessonList',
  'questionList',
  'tickets',
  'bank',
  'papers',
  'marks',
  'stores',
  'orders',
  'drafts',
  'plannedIn',
  'answersIn',
  'eventsIn',
  'ticketsIn',
  'templatesIn',
  'policiesIn',
  'reportsIn',
  'bookingsIn',
  'cardsIn',
  'profilesIn',
  'recordsIn',
  'platesIn',
])

function writeProp(key: string, value: unknown, context: PropsContext): Writable | undefined {
  if (entityKeys.has(key)) return typeof value === 'string' ? importResource(value, context) : null
  // Without its list, a section goes by what it names itself.
  if (key === 'contacts' || key === 'limits') return importResource(String(value), context) ?? null
  if (key === 'entities' && Array.isArray(value)) return importResources(value.map(String), context)
  if (key === 'icon') {
    // The drawings are those of a React package; elsewhere an item stands without one.
    if (context.model.framework !== 'react') return undefined
    const icon = iconOf(String(value))
    context.imports.add('lucide-react', icon)
    return new Code(icon)
  }
  if (key === 'formula') return new Code(`(value: (id: string) => number) => ${writeFormula(String(value))}`)
  if (key === 'transform') return importNamed(String(value), 'lib/transforms', context)
  if (key === 'output') return importNamed(String(value), 'lib/generators', context)
  if (key === 'actions' && Array.isArray(value)) return writeActions(value, context)
  if (key === 'action') return writeAction(value, context) ?? null
  return writeNested(value, context)
}

function writeNested(value: unknown, context: PropsContext): Writable | undefined {
  if (value === null || typeof value === 'string' || typeof value === 'number' || typeof value === 'boolean')
    return value
  if (Array.isArray(value)) {
    const items = value.map((each) => writeNested(each, context))
    return items.filter((each) => each !== undefined)
  }
  if (typeof value !== 'object') return null
  const written: Record<string, Writable> = {}
  for (const [key, each] of Object.entries(value)) {
    const code = writeProp(key, each, context)
    if (code === undefined) {
      if (key === 'icon') continue
      return undefined
    }
    const name = key === 'formula' ? 'compute' : (propNames.get(key) ?? key)
    written[name] = code
  }
  return written
}

/** An action whose screen is gone would be a dead button, so it is left out. */
function writeActions(actions: readonly unknown[], context: PropsContext): Writable {
  return actions.flatMap((action) => writeAction(action, context) ?? [])
}

function writeAction(action: unknown, { names }: PropsContext): Writable | undefined {
  if (typeof action !== 'object' || action === null || !('label' in action) || !('screen' in action))
    return undefined
  const to = names.pathOf(String(action.screen))
  if (to === undefined || to.includes(':')) return undefined
  const part = 'anchor' in action && typeof action.anchor === 'string' ? `#${toSlug(action.anchor)}` : ''
  return { label: String(action.label), to: `${to}${part}` }
}

function importResource(id: string, { names, imports }: PropsContext): Code | undefined {
  const own = names.entity(id)
  if (!own) return undefined
  imports.add(own.module, own.resource)
  return new Code(own.resource)
}

/** A function of the kit that the section names, such as a conversion. */
function importNamed(name: string, folder: string, { imports }: PropsContext): Code {
  imports.add(`@/${folder}/${toSlug(splitWords(name))}`, name)
  return new Code(name)
}

function importResources(ids: readonly string[], context: PropsContext): Writable {
  return ids.flatMap((id) => importResource(id, context) ?? [])
}

/** The name of a hoisted constant: what it holds, numbered where a page has several. */
export function hoistedName(prop: string, taken: ReadonlySet<string>): string {
  const base = toIdentifier(prop)
  if (!taken.has(base)) return base
  for (let count = 2; ; count++) if (!taken.has(`${base}${count}`)) return `${base}${count}`
}
