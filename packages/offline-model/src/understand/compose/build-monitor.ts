import type { SectionOf } from '../../model/section.ts'
import type { Entity, EntityRecord } from '../../model/entity.ts'
import { capitalise } from '../language/noun-phrase.ts'
import type { Need } from '../needs/need.ts'
import { because } from './builder.ts'
import { addScreen } from './add-screen.ts'
import { ensureCollection } from './collections.ts'
import { type Draft } from './draft.ts'
import type { EntityDraft } from './entity-draft.ts'
import { needEntity } from './need-entity.ts'

type Metric = SectionOf<'monitor'>['metrics'][number]

/** Readings of machines and services: the ones that the request names, otherwise the usual ones. */
export function buildMonitor(draft: Draft, need: Need): boolean {
  const entity = needEntity(
    draft,
    /\b(?:charging|device|sensor|machine|pile|smart home|iot)\b/.test(draft.words) ? 'devices' : 'server',
  )
  if (entity === undefined) return false
  const named = need.thing.replace(/ (?:status|state|health)$/, '')
  const isMetric = metrics.some(([pattern]) => pattern.test(named))
  if (named !== '' && !isMetric && !generalNames.test(named)) entity.names.push(capitalise(named))
  draft.simulated.add('Readings are made up in this browser and marked as samples.')
  const asked = metrics.filter(([pattern]) => pattern.test(draft.words)).map(([, metric]) => metric)
  const shown = asked.length > 1 ? asked.slice(0, 5) : usual
  const limits = limitWords.test(draft.words) ? needLimits(draft, shown) : undefined
  addScreen(draft, {
    title: 'Monitoring',
    icon: 'activity',
    section: {
      type: 'monitor',
      title: 'Monitoring',
      text: 'Sample readings, refreshed every few seconds.',
      entity: entity.id,
      metrics: shown,
      ...(limits !== undefined && { limits: limits.id }),
    },
    because: because(need),
  })
  if (limits !== undefined) ensureCollection(draft, limits, null)
  return true
}

/** Whether somebody wants to say from where on something is an alert. */
export const limitWords =
  /\b(?:custom monitoring|monitoring (?:items?|rules?)|(?:alert|alarm|alerting|warning) (?:rules?|thresholds?|conditions?|limits?)|thresholds?)\b/

/** Each limit is of one of the readings that are shown. */
function needLimits(draft: Draft, shown: readonly Metric[]): EntityDraft | undefined {
  const named = /\b((?:alert|alarm) rule|monitoring rule)s?\b/.exec(draft.words)?.[1]
  const limits = needEntity(draft, named ?? 'monitoring item')
  if (limits === undefined) return undefined
  const at = limits.fields.findIndex(({ id }) => id === 'metric')
  const field = limits.fields[at]
  if (field === undefined) return undefined
  limits.fields[at] = { ...field, options: shown.map(({ label }) => label) }
  const names = shown.flatMap(({ label }) => [`${label} high`, `${label} critical`])
  limits.names.push(...names.filter((name) => !limits.names.includes(name)))
  limits.abilities.add('create').add('edit').add('delete')
  return limits
}

/** A sample is of the reading that it names, and begins where this is usually too much. */
export function tellLimits(draft: Draft, entities: readonly Entity[]): Entity[] {
  const sections = [...draft.screens.values()].flatMap((screen) => screen.sections)
  const monitor = sections.find((section) => section.type === 'monitor')
  if (monitor?.limits === undefined) return [...entities]
  return entities.map((entity) =>
    entity.id === monitor.limits
      ? { ...entity, records: entity.records.map((record) => tellLimit(record, monitor.metrics)) }
      : entity,
  )
}

function tellLimit(record: EntityRecord, known: readonly Metric[]): EntityRecord {
  const metric = known.find(({ label }) => String(record.values['name']).startsWith(label))
  if (metric === undefined) return record
  const isCritical = String(record.values['name']).endsWith('critical')
  const threshold = isCritical ? Math.round((metric.warnAt + metric.max) / 2) : metric.warnAt
  const values = { metric: metric.label, threshold, status: 'Enabled', notes: null }
  return { ...record, values: { ...record.values, ...values } }
}

/** What is watched in general is no name of one of them. */
const generalNames =
  /^(?:data|monitoring|system|performance|status)|^(?:running|operating|online|server|service|device|machine|sensor|network|cluster|database|web server|network connection)s?$|\b(?:failures?|faults?|errors?|outages?|incidents?|alarms?)$/

const metrics: readonly (readonly [RegExp, Metric])[] = [
  [/\bcpu\b/, { label: 'CPU', unit: '%', max: 100, warnAt: 85 }],
  [/\bmemory\b|\bram\b/, { label: 'Memory', unit: '%', max: 100, warnAt: 90 }],
  [/\bdisks?\b|\bstorage\b/, { label: 'Disk', unit: '%', max: 100, warnAt: 90 }],
  [/\bload\b/, { label: 'Load', unit: '', max: 16, warnAt: 12 }],
  [/\bnetwork\b|\bbandwidth\b|\btraffic\b/, { label: 'Network', unit: 'Mbit/s', max: 1000, warnAt: 850 }],
  [/\btemperatures?\b/, { label: 'Temperature', unit: '°C', max: 60, warnAt: 45 }],
  [/\bhumidity\b/, { label: 'Humidity', unit: '%', max: 100, warnAt: 80 }],
  [/\benergy\b|\bpower\b/, { label: 'Power', unit: 'kW', max: 22, warnAt: 18 }],
  [/\bresponse times?\b|\blatency\b/, { label: 'Response time', unit: 'ms', max: 800, warnAt: 500 }],
]

const usual: Metric[] = [
  { label: 'CPU', unit: '%', max: 100, warnAt: 85 },
  { label: 'Memory', unit: '%', max: 100, warnAt: 90 },
  { label: 'Disk', unit: '%', max: 100, warnAt: 90 },
  { label: 'Response time', unit: 'ms', max: 800, warnAt: 500 },
]
