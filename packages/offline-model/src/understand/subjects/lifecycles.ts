import type { Field, Lifecycle, Tone } from '../../model/entity.ts'
import { flows } from './flows.ts'

/** The roles of those who work here, and of those among them who do it for customers or members. */
export interface Workers {
  readonly staff: readonly string[]
  readonly host: readonly string[]
}

/** The status flow of that name over the field's options. Steps that need a state the field lacks are left out. */
export function createLifecycle(flow: string, field: Field, workers: Workers): Lifecycle | null {
  const sources = Object.hasOwn(flows, flow) ? flows[flow] : undefined
  const steps = (sources ?? [])
    .map(({ label, from, to, who, needsReason, takes, by }) => ({
      label,
      from: from.split('|').filter((state) => field.options.includes(state)),
      to,
      roles: who === undefined ? [] : [...workers[who]],
      needsReason: needsReason ?? false,
      ...(takes && { takes }),
      ...(by === 'visitor' ? workers.host.length > 0 && { by: 'maker' as const } : by && { by }),
    }))
    .filter(({ from, to }) => from.length > 0 && field.options.includes(to))
  const [initial] = field.options
  if (initial === undefined || steps.length === 0) return null
  return {
    field: field.id,
    initial,
    states: field.options.map((name) => ({ name, tone: toneOf(name) })),
    steps,
  }
}

/** A flow over states that the request names: from any of them to any other. */
export function createFlow(field: Field): Lifecycle | null {
  const [initial] = field.options
  if (initial === undefined) return null
  return {
    field: field.id,
    initial,
    states: field.options.map((name) => ({ name, tone: toneOf(name) })),
    steps: field.options.map((to) => ({
      label: `Set to ${to.toLowerCase()}`,
      from: field.options.filter((from) => from !== to),
      to,
      roles: [],
      needsReason: false,
    })),
  }
}

export function toneOf(state: string): Tone {
  if (/cancel|fail|reject|lost|down|blocked|overdue|returned|closed|retired|left|sold/i.test(state))
    return 'bad'
  if (
    /done|paid|deliver|complet|approv|won|hired|solved|healthy|active|confirmed|finished|merged|passed|settled|attended|live|online|available|open$|free|answered|discharged|graduated/i.test(
      state,
    )
  ) {
    return 'good'
  }
  if (
    /wait|hold|review|paused|warning|maintenance|pending|leave|offer|busy|reserved|taken|urgent|in use/i.test(
      state,
    )
  )
    return 'warning'
  if (/progress|running|transit|way|talking|interview|contacted|queued|picked|sent|treatment/i.test(state))
    return 'info'
  return 'neutral'
}
