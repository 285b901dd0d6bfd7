import { texts } from '@joinery/contract'
import type { AnalyticsFigures, AnalyticsReport } from '@joinery/contract'
import {
  averageMs,
  formatCost,
  formatCount,
  formatDuration,
  formatRate,
  successRate,
} from './format-figures.ts'

export const breakdownNames = ['day', 'project', 'member', 'model'] as const
export type BreakdownName = (typeof breakdownNames)[number]

export interface BreakdownRow {
  readonly key: string
  readonly label: string
  readonly figures: AnalyticsFigures
}

/** The same figures, cut another way. Days come newest first, the rest busiest first. */
export function breakDown(report: AnalyticsReport, name: BreakdownName): BreakdownRow[] {
  switch (name) {
    case 'day':
      return report.days.map(({ day, ...figures }) => ({ key: day, label: day, figures })).toReversed()
    case 'project':
      return report.projects.map(({ id, title, ...figures }) => ({
        key: id,
        label: title === '' ? texts.analytics.goneProject : title,
        figures,
      }))
    case 'member':
      return report.members.map(({ id, name: label, ...figures }) => ({ key: id, label, figures }))
    case 'model':
      return report.models.map(({ model, ...figures }) => ({ key: model, label: model, figures }))
  }
}

interface FigureColumn {
  readonly heading: string
  readonly show: (figures: AnalyticsFigures) => string
  /** The bare number, for files. */
  readonly value: (figures: AnalyticsFigures) => number | null
}

const words = texts.analytics.figures

export const figureColumns: readonly FigureColumn[] = [
  { heading: words.prompts, show: ({ prompts }) => formatCount(prompts), value: ({ prompts }) => prompts },
  { heading: words.runs, show: ({ runs }) => formatCount(runs), value: ({ runs }) => runs },
  { heading: words.successRate, show: (figures) => formatRate(successRate(figures)), value: successRate },
  { heading: words.averageTime, show: (figures) => formatDuration(averageMs(figures)), value: averageMs },
  {
    heading: words.longestTime,
    show: ({ runs, longestMs }) => formatDuration(runs === 0 ? null : longestMs),
    value: ({ longestMs }) => longestMs,
  },
  {
    heading: words.inputTokens,
    show: ({ inputTokens }) => formatCount(inputTokens),
    value: ({ inputTokens }) => inputTokens,
  },
  {
    heading: words.outputTokens,
    show: ({ outputTokens }) => formatCount(outputTokens),
    value: ({ outputTokens }) => outputTokens,
  },
  {
    heading: words.cost,
    show: ({ costMicros }) => formatCost(costMicros),
    value: ({ costMicros }) => costMicros / 1_000_000,
  },
  {
    heading: words.versions,
    show: ({ versions }) => formatCount(versions),
    value: ({ versions }) => versions,
  },
  { heading: words.files, show: ({ files }) => formatCount(files), value: ({ files }) => files },
]
