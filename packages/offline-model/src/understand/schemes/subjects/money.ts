import { moneyEntry } from './money-templates.ts'
import { addReportBuilder } from '../../compose/add-report-builder.ts'
import { addScreen } from '../../compose/add-screen.ts'
import type { Draft } from '../../compose/draft.ts'
import type { Scheme } from '../scheme.ts'
import { needThing } from '../add-thing.ts'
import { allow, keepList } from '../lay-out.ts'

const entry = ['entry', moneyEntry] as const

/** What somebody earns and spends, and what they allow themselves. */
export const money: Scheme = {
  id: 'money',
  about:
    /\b(?:expenses?|spending|income|personal finances?|household|budget\w*|money|bookkeeping|accounting book)\b.{0,40}\b(?:track\w*|manag\w*|record\w*|app\w*|planner|book|tool|website|system)\b|\b(?:track\w*|record\w*|manag\w*)\b.{0,30}\b(?:expenses?|spending|income|personal finances?|money)\b/,
  also: /^(?=[^]{0,4000}\bbudgets?\b)(?=[^]{0,4000}\bcategor(?:y|ies)\b)/,
  wishes: 'none',
  hears: 'words',
  hearsOfPeople: true,
  kind: 'finance',
  mood: 'minimal',
  leads: ['entry'],
  aliases: { expense: 'entry', income: 'entry', record: 'entry', transaction: 'entry', bill: 'entry' },
  parts: [
    { title: 'Budgets', answers: /\bbudgets?\b|\bleft\b|\blimits?\b|\bremain\w*/, build: addBudgets },
    {
      title: 'Reports',
      answers: /\b(?:charts?|graphs?|reports?|statistics|trends?|overview|dashboard|analy\w+|monthly)\b/,
      build: addCharts,
    },
    {
      title: 'Income and expenses',
      thing: 'entry',
      answers:
        /\b(?:income|expenses?|records?|recording|entr(?:y|ies)|categor(?:y|ies)|transactions?|spending|add|edit|delete)\b/,
      build: (draft, because) => {
        const entity = needThing(draft, entry)
        openCategories(entity.fields)
        allow(entity, 'export')
        keepList(draft, entity, {
          title: 'Income and expenses',
          text: 'Write a new category into its field, and it is there from then on.',
          because,
        })
      },
    },
  ],
}

/** A category is one of those that are there, or a new one. */
function openCategories(fields: ReturnType<typeof needThing>['fields']): void {
  const at = fields.findIndex(({ id }) => id === 'category')
  const field = fields[at]
  if (field !== undefined) fields[at] = { ...field, type: 'text', isFilter: true, inList: true }
}

function addBudgets(draft: Draft, because?: string): void {
  const entity = needThing(draft, entry)
  openCategories(entity.fields)
  addScreen(draft, {
    title: 'Budgets',
    icon: 'wallet',
    section: {
      type: 'budgets',
      title: 'Budgets of the month',
      text: 'Say what each category may cost a month; what is left follows from your entries.',
      entity: entity.id,
      initialLimit: 300,
    },
    because,
  })
}

function addCharts(draft: Draft, because?: string): void {
  const { id } = needThing(draft, entry)
  const sum = { entity: id, measure: 'sum', field: 'amount' } as const
  const spent = { where: { field: 'type', equals: 'Expense' } }
  const earned = { where: { field: 'type', equals: 'Income' } }
  addScreen(draft, {
    title: 'Overview',
    path: '/',
    icon: 'chart-column',
    section: {
      type: 'dashboard',
      title: 'Income and expenses',
      text: '',
      tiles: [
        { label: 'Income', ...sum, ...earned },
        { label: 'Expenses', ...sum, ...spent },
        { label: 'Entries', entity: id, measure: 'count', field: null, where: null },
      ],
      charts: [
        { title: 'Expenses by category', kind: 'pie', ...sum, by: 'category', ...spent },
        { title: 'Expenses over time', kind: 'bar', ...sum, by: 'date', ...spent },
        { title: 'Income over time', kind: 'bar', ...sum, by: 'date', ...earned },
        { title: 'Income by category', kind: 'pie', ...sum, by: 'category', ...earned },
      ],
      recent: id,
    },
    because,
  })
  addReportBuilder(draft, { entities: [id], because })
}
