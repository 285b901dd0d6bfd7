import type { Scheme } from '../scheme.ts'
import { listOf } from '../describe-thing.ts'
import { factoryThings } from './factory-things.ts'

/** Orders of a factory, what was finished and what was no good, and the machines. */
export const factory: Scheme = {
  id: 'factory',
  about:
    /\b(?:production|manufacturing|factory|shop ?floor|workshop production|assembly) (?:management|execution|planning|tracking|control|system|platform|app)\b|\bmes\b|\bmanag\w+ (?:of )?(?:the |our )?production\b/,
  not: /\b(?:film|video|music|theat|content|company website|official)\b/,
  wishes: 'all',
  kind: 'operations',
  mood: 'technical',
  line: 'What is made, by when, and how well',
  opensWith: 'dashboard',
  things: factoryThings,
  aliases: {
    order: 'work order',
    'production order': 'work order',
    deadline: 'work order',
    equipment: 'machine',
    'equipment maintenance': 'maintenance',
    inspection: 'quality inspection',
    'finished quantity': 'production report',
    'defective quantity': 'production report',
    step: 'process step',
    line: 'work order',
  },
  parts: [
    {
      answers: /\b(?:statistics|output|dashboard|figures|analy\w*|reports? by|by line|charts?|kpis?)\b/,
      title: 'Output',
      icon: 'chart-column',
      sections: [
        {
          type: 'dashboard',
          title: 'Output by line',
          text: '',
          tiles: [
            { label: 'Finished', entity: 'productionReport', measure: 'sum', field: 'finished', where: null },
            {
              label: 'Defective',
              entity: 'productionReport',
              measure: 'sum',
              field: 'defective',
              where: null,
            },
            {
              label: 'Orders in progress',
              entity: 'workOrder',
              measure: 'count',
              field: null,
              where: { field: 'status', equals: 'In progress' },
            },
          ],
          charts: [
            {
              title: 'Finished by line',
              kind: 'bar',
              entity: 'productionReport',
              measure: 'sum',
              field: 'finished',
              by: 'line',
            },
            {
              title: 'Defective by line',
              kind: 'bar',
              entity: 'productionReport',
              measure: 'sum',
              field: 'defective',
              by: 'line',
            },
            {
              title: 'Finished by day',
              kind: 'line',
              entity: 'productionReport',
              measure: 'sum',
              field: 'finished',
              by: 'date',
            },
            {
              title: 'Orders by state',
              kind: 'pie',
              entity: 'workOrder',
              measure: 'count',
              field: null,
              by: 'status',
            },
          ],
          recent: 'productionReport',
        },
      ],
    },
    {
      answers:
        /\b(?:report\w* (?:finished|defect\w*|good|scrap|output|quantit\w*|production)|finished|defect\w*|scrap|quantit\w*|progress)\b/,
      title: 'Report',
      icon: 'clipboard-check',
      sections: [
        {
          type: 'workReport',
          title: 'Report output',
          text: 'What was finished and what was no good counts at once for its order.',
          entity: 'workOrder',
          reportsIn: 'productionReport',
        },
        listOf('productionReport', 'What was reported', { view: 'table' }),
      ],
    },
    {
      answers: /\b(?:maintenance|equipment|machines?|repairs?|servic\w*|downtime)\b/,
      title: 'Maintenance',
      icon: 'wrench',
      sections: [
        listOf('machine', 'Machines', { view: 'table' }),
        listOf('maintenance', 'Maintenance jobs', { view: 'table' }),
      ],
    },
    {
      answers: /\b(?:quality|inspect\w*|checks?)\b/,
      title: 'Quality',
      icon: 'badge-check',
      sections: [listOf('qualityInspection', 'Quality inspections', { view: 'table' })],
    },
    {
      answers: /\b(?:materials?|stock|inventory|raw|parts)\b/,
      title: 'Materials',
      icon: 'boxes',
      sections: [listOf('material', 'Materials', { view: 'table' })],
    },
    {
      answers: /\b(?:process\w*|steps?|routing|operations?|stations?)\b/,
      title: 'Process steps',
      icon: 'list-checks',
      sections: [listOf('processStep', 'Process steps', { view: 'table', groupBy: 'workOrder' })],
    },
    {
      answers: /\b(?:work orders?|production orders?|orders?|deadlines?|plan\w*|schedul\w*)\b/,
      title: 'Work orders',
      icon: 'clipboard-list',
      sections: [
        listOf('workOrder', 'Work orders', { view: 'table' }),
        { type: 'kanban', title: 'By state', text: '', entity: 'workOrder', field: 'status' },
      ],
    },
  ],
}
