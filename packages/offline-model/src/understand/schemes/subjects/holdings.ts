import { holdingTemplates } from './holding-templates.ts'
import { addReportBuilder } from '../../compose/add-report-builder.ts'
import { addScreen } from '../../compose/add-screen.ts'
import { needAdministrator, type Draft } from '../../compose/draft.ts'
import type { Scheme } from '../scheme.ts'
import { needThing } from '../add-thing.ts'
import { allow, keepList } from '../lay-out.ts'

const things = {
  company: ['company', holdingTemplates.company],
  figure: ['key figure', holdingTemplates.figure],
  stakeholder: ['stakeholder', holdingTemplates.stakeholder],
  document: ['document', holdingTemplates.document],
} as const

/** Several companies of one owner, side by side. */
export const holdings: Scheme = {
  id: 'holding',
  about:
    /\b(?:multi-?company|multiple companies|several companies|holding (?:company|group)?|group of companies|portfolio of companies|subsidiar(?:y|ies)|conglomerates?|portfolio companies)\b/,
  also: /\b(?:revenue|profit|key figures|financ\w+|performance|kpis?)\b/,
  wishes: 'none',
  hears: 'words',
  hearsOfPeople: true,
  kind: 'dashboard',
  mood: 'technical',
  leads: ['company', 'key figure'],
  aliases: {
    subsidiary: 'company',
    firm: 'company',
    'company profile': 'company',
    figure: 'key figure',
    kpi: 'key figure',
    file: 'document',
  },
  parts: [
    {
      title: 'Stakeholders',
      answers: /\bstakeholders?\b|\bshareholders?\b|\binvestors?\b/,
      isExtra: true,
      build: (draft, because) => {
        needThing(draft, things.company)
        keepList(draft, needThing(draft, things.stakeholder), { because })
      },
    },
    {
      title: 'Documents',
      answers: /\bdocuments?\b|\bfiles?\b|\bcontracts?\b/,
      isExtra: true,
      build: addDocuments,
    },
    {
      title: 'Permissions',
      answers: /\b(?:role-based|roles?|permissions?|access (?:control|rights)|rights)\b/,
      isExtra: true,
      build: (draft, because) => {
        needAdministrator(draft)
        addScreen(draft, {
          title: 'Permissions',
          icon: 'key-round',
          section: {
            type: 'permissions',
            title: 'Roles and permissions',
            text: 'Who may make, change and delete what. Only administrators change it.',
          },
          because,
        })
      },
    },
    {
      title: 'Reports',
      answers: /\b(?:export\w*|reports?|download\w*)\b/,
      isExtra: true,
      build: (draft, because) => {
        const figure = needThing(draft, things.figure)
        addReportBuilder(draft, { entities: [figure.id, needThing(draft, things.company).id], because })
      },
    },
    {
      title: 'Dashboard',
      answers: /\b(?:compar\w+|revenue|profit|periods?|dashboard|charts?|overview|trends?)\b/,
      build: addComparison,
    },
    {
      title: 'Key figures',
      answers: /\b(?:key figures?|figures|kpis?|financ\w+)\b/,
      build: (draft, because) => {
        needThing(draft, things.company)
        keepList(draft, needThing(draft, things.figure), {
          text: 'Revenue and costs of each company; the profit follows.',
          because,
          hasPages: false,
        })
      },
    },
    {
      title: 'Companies',
      thing: 'company',
      answers: /\b(?:compan(?:y|ies)|subsidiar(?:y|ies)|profiles?)\b/,
      build: (draft, because) => {
        keepList(draft, needThing(draft, things.company), { title: 'Companies', because })
      },
    },
  ],
}

function addComparison(draft: Draft, because?: string): void {
  const { id } = needThing(draft, things.figure)
  needThing(draft, things.company)
  const revenue = { entity: id, measure: 'sum', field: 'revenue' } as const
  const profit = { entity: id, measure: 'sum', field: 'profit' } as const
  addScreen(draft, {
    title: 'Dashboard',
    path: '/',
    icon: 'layout-dashboard',
    section: {
      type: 'dashboard',
      title: 'All companies',
      text: 'Sample figures. Choose the period on the right: all of it follows.',
      tiles: [
        { label: 'Revenue', ...revenue, where: null },
        { label: 'Costs', entity: id, measure: 'sum', field: 'costs', where: null },
        { label: 'Profit', ...profit, where: null },
      ],
      charts: [
        { title: 'Revenue by company', kind: 'bar', ...revenue, by: 'company' },
        { title: 'Profit by company', kind: 'bar', ...profit, by: 'company' },
        { title: 'Revenue over time', kind: 'area', ...revenue, by: 'date' },
        { title: 'Profit over time', kind: 'line', ...profit, by: 'date' },
      ],
      recent: null,
    },
    because,
  })
}

function addDocuments(draft: Draft, because?: string): void {
  const entity = needThing(draft, things.document)
  needThing(draft, things.company)
  allow(entity, 'download')
  const screen = keepList(draft, entity, {
    text: 'Files stay in this browser. Each belongs to a company.',
    because,
    hasPages: false,
  })
  if (screen.sections.length === 1)
    screen.sections.push({
      type: 'upload',
      title: 'Store files',
      text: 'Drop files here or choose them. They stay in this browser.',
      entity: entity.id,
      accepts: [],
    })
}
