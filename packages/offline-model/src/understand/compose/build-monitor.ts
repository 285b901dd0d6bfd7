import type { SectionOf } from '../../model/section.ts'
import { capitalise } from '../language/noun-phrase.ts'
import type { Need } from '../needs/need.ts'
import { because } from './builder.ts'
import { addScreen } from './add-screen.ts'
import { type Draft } from './draft.ts'
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
  addScreen(draft, {
    title: 'Monitoring',
    icon: 'activity',
    section: {
      type: 'monitor',
      title: 'Monitoring',
      text: 'Sample readings, refreshed every few seconds.',
      entity: entity.id,
      metrics: asked.length > 1 ? asked.slice(0, 5) : usual,
    },
    because: because(need),
  })
  return true
}

/** What is watched in general is no name of one of them. */
const generalNames =
  /^(?:data|monitoring|system|performance|status)|^(?:running|operating|online|server|service|device|machine|sensor|network|cluster|database|web server|network connection)s?$/

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
