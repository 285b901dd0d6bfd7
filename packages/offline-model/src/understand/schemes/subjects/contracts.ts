import type { Scheme } from '../scheme.ts'
import { describeThing, listOf } from '../describe-thing.ts'

/** Contracts from their draft to the archive. */
export const contracts: Scheme = {
  id: 'contracts',
  about:
    /\b(?:contract|agreement)s? (?:management|lifecycle|approval|signing|drafting|administration|tracking|system|platform|tool|app)\b|\bmanag\w+ (?:of )?(?:contracts|agreements)\b|\b(?:electronic|digital|e-?) ?sign(?:ature|ing)\b.{0,40}\b(?:contracts?|documents?|agreements?)/,
  wishes: 'all',
  kind: 'operations',
  mood: 'calm',
  line: 'From the draft to the archive',
  opensWith: 'dashboard',
  things: new Map([
    [
      'contract',
      describeThing({
        isComplete: true,
        names: 'managed contract',
        hidden: ['signedBy'],
        archetype: 'document',
        icon: 'file-text',
        fields:
          'title!,partner!:text,type(Service|Supply|Rent|Employment|Confidentiality),owner:text,value:money[0..500000],expiresOn!:date,startsOn:date,status(Draft|In approval|Rejected|Approved|Signed|Archived),signedBy:text,body:longtext',
        columns: 'title partner type owner value startsOn expiresOn status signedBy body',
        labels: { partner: 'Contract partner', expiresOn: 'Expires on', body: 'Text' },
        flow: 'contract',
        rows: `Cleaning of the offices; Brightwater Cleaning; Service; Nora Lind; 14400; -340; 25; Signed; Nora Lind; The contractor cleans the offices on every working day after six in the evening. Either side may end this contract with a notice of four weeks.
Supply of packaging; Larkspur Paper; Supply; Samuel Okafor; 38000; -300; 65; Signed; Samuel Okafor; The supplier delivers packaging as ordered within five working days. Prices hold for one year.
Warehouse, Harbour Street 8; Hollow Oak Estates; Rent; Nora Lind; 96000; -700; 12; Signed; Nora Lind; The landlord lets the hall of 800 square metres. The rent is due on the third working day of each month.
Development of the web shop; Ferrow Software; Service; Mei Tanaka; 52000; 10; 190; Approved; ~; The contractor develops the shop in four stages. Each stage is paid when it is accepted.
Confidentiality, Project North; Vela Labs; Confidentiality; Jonas Weber; 0; 0; 730; In approval; ~; Both sides keep secret what they learn of each other in this project, for two years.
Courier services; Quickline Couriers; Service; Samuel Okafor; 8200; 20; 385; Draft; ~; The contractor collects parcels on every working day before five.
Forklift lease; Tallmark Machines; Rent; Jonas Weber; 6400; -1100; -20; Archived; Jonas Weber; Two forklifts were leased for three years and returned.
Print of the catalogue 2024; Larkspur Paper; Service; Mei Tanaka; 11800; -600; -240; Archived; Mei Tanaka; The contractor printed 5,000 catalogues.`,
        can: 'create,edit,delete,filter,export,print,comment',
      }),
    ],
    [
      'contract template',
      describeThing({
        isComplete: true,
        names: 'contract text template',
        archetype: 'document',
        icon: 'files',
        fields: 'title!,type(Service|Supply|Rent|Employment|Confidentiality),body!:longtext',
        columns: 'title type body',
        labels: { body: 'Text, with gaps in square brackets' },
        rows: `Service contract; Service; [Contract partner] provides the following services: [Services]. The fee is [Fee] a month, due on the last working day. This contract begins on [First day] and can be ended by either side with a notice of [Notice period].
Supply contract; Supply; [Contract partner] delivers [Goods] within [Delivery time] of each order. The price is [Price] for each unit and holds for one year.
Lease; Rent; [Contract partner] lets [Object] from [First day] on. The rent is [Rent] a month. The deposit is [Deposit].
Employment contract; Employment; [Employee name] works as [Position] from [First day] on, [Hours a week] hours a week, for [Salary] a month. The first [Trial period] are a trial period.
Confidentiality agreement; Confidentiality; [Contract partner] and we keep secret whatever we learn of each other about [Project] for [Years] years.`,
      }),
    ],
  ]),
  aliases: {
    agreement: 'contract',
    approval: 'contract',
    archive: 'contract',
    'archived contract': 'contract',
    template: 'contract template',
    draft: 'contract',
  },
  parts: [
    {
      answers: /\b(?:expir\w*|expiry|remind\w*|renew\w*|deadline|due|end(?:s|ing)? soon|run out)\b/,
      title: 'Expiring',
      icon: 'bell-ring',
      sections: [
        {
          type: 'watch',
          title: 'What needs attention',
          text: 'Contracts that end within a month, those that have ended, and those that wait for somebody.',
          items: [
            {
              label: 'Ends soon',
              entity: 'contract',
              field: 'expiresOn',
              within: { field: 'expiresOn', span: 'soon' },
              where: { field: 'status', equals: ['Signed'] },
              action: { label: 'All contracts', screen: 'Contracts' },
            },
            {
              label: 'Waits for approval',
              entity: 'contract',
              field: 'status',
              where: { field: 'status', equals: ['In approval'] },
              action: { label: 'Approvals', screen: 'Approvals' },
            },
            {
              label: 'Waits for a signature',
              entity: 'contract',
              field: 'status',
              where: { field: 'status', equals: ['Approved'] },
              action: { label: 'Sign', screen: 'Sign' },
            },
          ],
        },
        listOf('contract', 'By the day they end', {
          view: 'table',
          where: { field: 'status', equals: ['Signed'] },
        }),
      ],
    },
    {
      answers: /\barchiv\w*/,
      title: 'Archive',
      icon: 'archive',
      sections: [
        listOf('contract', 'Archive', {
          view: 'table',
          text: 'Search by any word of a contract.',
          where: { field: 'status', equals: ['Archived'] },
        }),
      ],
    },
    {
      answers: /\b(?:sign(?:s|ed|ing|atures?)?|e-?sign\w*)\b/,
      title: 'Sign',
      icon: 'pen-tool',
      sections: [
        {
          type: 'signing',
          title: 'Sign contracts',
          text: 'Read what is approved, and sign it with a finger, a pen or the mouse.',
          entity: 'contract',
          from: 'Approved',
          to: 'Signed',
        },
      ],
    },
    {
      answers: /\b(?:approv\w*|submit\w*|review\w*|reject\w*)\b/,
      title: 'Approvals',
      icon: 'badge-check',
      sections: [
        listOf('contract', 'Waiting for approval', {
          view: 'list',
          text: 'Open a contract to read, approve or reject it.',
          where: { field: 'status', equals: ['In approval'] },
        }),
        listOf('contract', 'Drafts to submit', {
          view: 'list',
          where: { field: 'status', equals: ['Draft', 'Rejected'] },
        }),
      ],
    },
    {
      answers: /\b(?:templates?|draft\w*|creat\w* contracts?|writ\w* contracts?)\b/,
      title: 'New contract',
      icon: 'square-pen',
      sections: [
        {
          type: 'fromTemplate',
          title: 'New contract',
          text: 'Choose a template and fill its gaps. The result is a draft that you can go on changing.',
          entity: 'contract',
          templatesIn: 'contractTemplate',
        },
      ],
    },
    {
      answers: /(?!)/,
      title: 'Templates',
      icon: 'files',
      sections: [
        listOf('contractTemplate', 'Templates', {
          view: 'table',
          text: 'What stands in square brackets is asked for when a contract is made.',
        }),
      ],
    },
    {
      answers: /\b(?:contracts?|agreements?)\b/,
      title: 'Contracts',
      icon: 'file-text',
      sections: [listOf('contract', 'Contracts', { view: 'table' })],
    },
    {
      answers: /\b(?:dashboard|statistics|overview)\b/,
      title: 'Overview',
      icon: 'layout-dashboard',
      sections: [
        {
          type: 'dashboard',
          title: 'Contracts at a glance',
          text: '',
          tiles: [
            {
              label: 'Signed',
              entity: 'contract',
              measure: 'count',
              field: null,
              where: { field: 'status', equals: 'Signed' },
            },
            {
              label: 'In approval',
              entity: 'contract',
              measure: 'count',
              field: null,
              where: { field: 'status', equals: 'In approval' },
            },
            {
              label: 'To sign',
              entity: 'contract',
              measure: 'count',
              field: null,
              where: { field: 'status', equals: 'Approved' },
            },
            { label: 'Value', entity: 'contract', measure: 'sum', field: 'value', where: null },
          ],
          charts: [
            {
              title: 'By state',
              kind: 'bar',
              entity: 'contract',
              measure: 'count',
              field: null,
              by: 'status',
            },
            {
              title: 'Value by type',
              kind: 'pie',
              entity: 'contract',
              measure: 'sum',
              field: 'value',
              by: 'type',
            },
          ],
          recent: 'contract',
        },
      ],
    },
  ],
  limits: ['Contracts are signed in this browser; a qualified electronic signature needs a trust service.'],
}
