import { texts } from '@joinery/contract'
import type { AnalyticsFigures, AnalyticsReport, AnalyticsScope } from '@joinery/contract'
import { AppError } from '../../http/app-error.ts'
import type { Caller } from '../../http/require-session.ts'
import { nextDay } from './store.ts'
import type { AnalyticsStore, Group } from './store.ts'

interface Dependencies {
  store: AnalyticsStore
  onProblem: (error: unknown) => void
  now: () => Date
}

interface Wanted {
  from?: string | undefined
  to?: string | undefined
  scope: AnalyticsScope
}

const maxDays = 366
/** Years that have four digits also a month further, and that the database knows. */
const [earliest, latest] = ['1000-01-01', '8999-12-31']
/** What happened just before midnight may be written just after it. */
const settlingMs = 600_000

/** What came of the work: how much was asked, how it went, what it cost. */
export function createAnalytics({ store, onProblem, now }: Dependencies) {
  let counting: Promise<void> | undefined

  /** Days that are over are counted behind the back of whoever asks first; until then they are counted as they ask. */
  function countInBackground(): void {
    counting ??= countDays()
      .catch(onProblem)
      .finally(() => (counting = undefined))
  }

  async function countDays(): Promise<void> {
    const until = dayOf(new Date(now().getTime() - settlingMs))
    const last = await store.lastCounted()
    if (last === null || nextDay(last) < until) await store.countDays({ until })
  }

  return {
    async read({ userId }: Caller, { from, to, scope }: Wanted): Promise<AnalyticsReport> {
      const last = to ?? dayOf(now())
      const range = { from: from ?? nextDay(last, -29), to: last }
      const isKnown = range.from >= earliest && range.to <= latest
      if (!isKnown || range.from > range.to || nextDay(range.from, maxDays) <= range.to)
        throw new AppError('invalid-input', texts.analytics.badRange)
      const isOperator = await store.isOperator(userId)
      if (scope === 'instance' && !isOperator) throw new AppError('forbidden', texts.analytics.operatorOnly)
      countInBackground()
      const groups = await store.read(userId, scope, range)
      return { ...range, scope, isOperator, ...present(groups, range) }
    },

    countDays,
    stop: async () => counting,
  }
}

const dayOf = (moment: Date) => moment.toISOString().slice(0, 10)

function present(groups: readonly Group[], { from, to }: { from: string; to: string }) {
  const byDay = new Map<string, AnalyticsFigures>()
  const report: Pick<AnalyticsReport, 'total' | 'days' | 'projects' | 'members' | 'models'> = {
    total: nothing,
    days: [],
    projects: [],
    members: [],
    models: [],
  }
  for (const group of groups) {
    switch (group.kind) {
      case 'total':
        report.total = group.figures
        break
      case 'day':
        byDay.set(group.day, group.figures)
        break
      case 'project':
        report.projects.push({ id: group.id, title: group.title, ...group.figures })
        break
      case 'member':
        report.members.push({ id: group.id, name: group.name, ...group.figures })
        break
      case 'model':
        report.models.push({ model: group.model, ...group.figures })
        break
    }
  }
  for (let day = from; day <= to; day = nextDay(day))
    report.days.push({ day, ...(byDay.get(day) ?? nothing) })
  return report
}

const nothing: AnalyticsFigures = {
  prompts: 0,
  runs: 0,
  succeeded: 0,
  failed: 0,
  stopped: 0,
  durationMs: 0,
  longestMs: 0,
  inputTokens: 0,
  outputTokens: 0,
  cachedTokens: 0,
  costMicros: 0,
  unpricedRuns: 0,
  versions: 0,
  files: 0,
}
