import { Bar, BarChart, CartesianGrid, ResponsiveContainer, Tooltip, XAxis, YAxis } from 'recharts'
import { texts } from '@joinery/contract'
import type { AnalyticsReport } from '@joinery/contract'
import { Card } from '../../components/ui/card.tsx'

type Day = AnalyticsReport['days'][number]

interface Series {
  readonly name: string
  readonly tone: keyof typeof tones
  readonly valueOf: (day: Day) => number
}

interface DayChartProps {
  title: string
  days: readonly Day[]
  series: readonly Series[]
  format: (value: number) => string
}

const tones = {
  accent: 'var(--accent)',
  info: 'var(--info)',
  success: 'var(--success)',
  danger: 'var(--danger)',
  neutral: 'var(--neutral-8)',
} as const

const tick = { fill: 'var(--neutral-10)', fontSize: 12 }
const dayNames = new Intl.DateTimeFormat('en-US', { month: 'short', day: 'numeric', timeZone: 'UTC' })
const nameDay = (day: unknown) => (typeof day === 'string' ? dayNames.format(new Date(day)) : '')

/** Bars by day, stacked where there are several kinds. Its figures are in the table, so screen readers skip it. */
export function DayChart({ title, days, series, format }: DayChartProps) {
  const bars = days.map((day) => ({
    day: day.day,
    ...Object.fromEntries(series.map(({ name, valueOf }) => [name, valueOf(day)])),
  }))
  const isEmpty = days.every((day) => series.every(({ valueOf }) => !valueOf(day)))
  return (
    <Card className="p-4">
      <figure className="grid gap-3">
        <figcaption className="flex flex-wrap items-center justify-between gap-x-4 gap-y-1">
          <span className="text-14 font-semibold">{title}</span>
          {series.length > 1 && <Legend series={series} />}
        </figcaption>
        <div aria-hidden className="h-56">
          {isEmpty ? (
            <p className="flex h-full items-center justify-center text-14 text-neutral-10">
              {texts.analytics.emptyChart}
            </p>
          ) : (
            <ResponsiveContainer>
              <BarChart
                data={bars}
                accessibilityLayer={false}
                margin={{ top: 4, right: 0, bottom: 0, left: 0 }}
              >
                <CartesianGrid vertical={false} stroke="var(--neutral-5)" />
                <XAxis
                  dataKey="day"
                  tickFormatter={nameDay}
                  tick={tick}
                  tickLine={false}
                  axisLine={{ stroke: 'var(--neutral-6)' }}
                  minTickGap={24}
                />
                <YAxis
                  tickFormatter={format}
                  allowDecimals={false}
                  tick={tick}
                  tickLine={false}
                  axisLine={false}
                  width={64}
                />
                <Tooltip
                  cursor={{ fill: 'var(--neutral-4)' }}
                  isAnimationActive={false}
                  labelFormatter={nameDay}
                  formatter={(value) => format(Number(value))}
                  contentStyle={tooltipStyle}
                  itemStyle={{ color: 'var(--neutral-12)' }}
                />
                {series.map(({ name, tone }) => (
                  <Bar key={name} dataKey={name} stackId="day" fill={tones[tone]} isAnimationActive={false} />
                ))}
              </BarChart>
            </ResponsiveContainer>
          )}
        </div>
      </figure>
    </Card>
  )
}

const tooltipStyle = {
  background: 'var(--neutral-1)',
  border: '1px solid var(--neutral-6)',
  borderRadius: 'var(--radius-6)',
  color: 'var(--neutral-12)',
  fontSize: 13,
}

function Legend({ series }: { series: readonly Series[] }) {
  return (
    <span className="flex flex-wrap gap-x-3 text-12 text-neutral-10">
      {series.map(({ name, tone }) => (
        <span key={name} className="flex items-center gap-1.5">
          <svg aria-hidden viewBox="0 0 8 8" className="size-2">
            <rect width="8" height="8" rx="1" fill={tones[tone]} />
          </svg>
          {name}
        </span>
      ))}
    </span>
  )
}
