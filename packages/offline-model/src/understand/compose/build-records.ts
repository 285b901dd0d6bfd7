import { createField } from '../../model/create-field.ts'
import type { Screen } from '../../model/application-model.ts'
import type { Section, SectionOf } from '../../model/section.ts'
import { capitalise, toIdentifier, toSlug } from '../language/noun-phrase.ts'
import { findTemplate } from '../subjects/entity-templates.ts'
import { isAttribute, readAttribute } from '../subjects/read-attribute.ts'
import type { Need } from '../needs/need.ts'
import { because, targetOf, type Builder, type Builders } from './builder.ts'
import {
  addScreen,
  hasAccounts,
  mainEntity,
  needAccounts,
  needAdministrator,
  needEntity,
  type Draft,
} from './draft.ts'
import type { EntityDraft } from './entity-draft.ts'
import { administrator, readRole } from './roles.ts'

/** Lists, details, forms and everything people do with records. */
export const recordBuilders: Builders = {
  browse: (draft, need) => showEntity(draft, need, ['filter']) || nameTopic(draft, need),
  search: (draft, need) => showEntity(draft, need, ['filter']) || nameTopic(draft, need),
  detail: (draft, need) => showEntity(draft, need, []),
  manage: (draft, need) => manageEntity(draft, need),
  publish: (draft, need) => manageEntity(draft, need),
  orders: (draft, need) => buildOrders(draft, need),
  track: (draft, need) => trackEntity(draft, need),
  approve: (draft, need) => {
    const entity = targetOf(draft, need)
    if (entity === undefined) return false
    needAdministrator(draft)
    return trackEntity(draft, need)
  },
  apply: (draft, need) => {
    const entity = needEntity(draft, 'job')
    entity?.abilities.add('apply')
    return showEntity(draft, { ...need, thing: 'job' }, ['filter'])
  },
  history: (draft, need) => {
    const thing = need.thing.replace(/\b(?:historical|history|personal|search|usage|operation)\b/g, '').trim()
    const entity = needEntity(draft, thing) ?? mainEntity(draft)
    const entities = entity === undefined ? [] : [entity.id]
    const title = /histor/i.test(need.thing) ? 'History' : titleOf(need, 'History')
    addScreen(draft, {
      title: /history|record|log/i.test(title) ? title : `${title} history`,
      icon: 'history',
      section: { type: 'history', title, text: 'Everything that happened, newest first.', entities },
      because: because(need),
    })
    return true
  },
  rate: addAbility('rate'),
  comment: addAbility('comment'),
  like: addAbility('like'),
  share: addAbility('share'),
  follow: addAbility('follow'),
  favourite: (draft, need) => {
    const entity = targetOf(draft, need)
    if (entity === undefined) return false
    entity.abilities.add('favourite')
    const module = draft.modules.find((known) => known.type === 'favourites')
    if (module?.type === 'favourites') {
      if (!module.entities.includes(entity.id)) module.entities.push(entity.id)
    } else draft.modules.push({ type: 'favourites', entities: [entity.id] })
    ensureCollection(draft, entity, need)
    addScreen(draft, {
      title: 'Favourites',
      icon: 'heart',
      section: collection(entity, { title: `Kept ${entity.many}`, scope: 'favourites' }),
      because: because(need),
    })
    return true
  },
  export: (draft, need) => {
    const entity = targetOf(draft, need)
    if (entity === undefined) return false
    entity.abilities.add('export')
    if (entity.archetype === 'document' || entity.archetype === 'media') entity.abilities.add('download')
    ensureCollection(draft, entity, need)
    return true
  },
  print: addAbility('print'),
  import: (draft, need) => {
    const entity = targetOf(draft, need)
    if (entity === undefined) return false
    entity.abilities.add('import').add('export')
    addScreen(draft, {
      title: 'Import and export',
      icon: 'arrow-down-up',
      section: { type: 'importExport', title: 'Import and export', text: '', entities: [entity.id] },
      because: because(need),
    })
    return true
  },
  upload: (draft, need) => {
    const entity = needEntity(draft, need.thing) ?? needEntity(draft, 'file')
    if (entity === undefined) return false
    entity.abilities.add('download').add('delete')
    const title = titleOf(need, 'Upload')
    addScreen(draft, {
      title: /upload/i.test(title) ? title : `Upload ${entity.many}`,
      icon: 'upload',
      section: {
        type: 'upload',
        title: `Upload ${entity.many}`,
        text: 'Drop files here or choose them. They stay in this browser.',
        entity: entity.id,
        accepts: acceptedTypes(`${need.thing} ${entity.one} ${draft.words}`),
      },
      because: because(need),
    })
    return true
  },
  compare: (draft, need) => {
    const entity = targetOf(draft, need)
    if (entity === undefined) return false
    entity.abilities.add('compare')
    ensureCollection(draft, entity, need)
    addScreen(draft, {
      title: 'Compare',
      icon: 'columns-3',
      section: {
        type: 'compare',
        title: `Compare ${entity.many}`,
        text: 'Choose up to three.',
        entity: entity.id,
      },
      because: because(need),
    })
    return true
  },
  recommend: (draft, need) => {
    const entity = targetOf(draft, need)
    if (entity === undefined) return false
    ensureCollection(draft, entity, need)
    addScreen(draft, {
      title: 'Recommended',
      icon: 'sparkles',
      section: {
        type: 'recommendations',
        title: 'Recommended for you',
        text: 'Chosen by what you looked at and liked, with the reason beside each.',
        entity: entity.id,
      },
      because: because(need),
    })
    return true
  },
  map: (draft, need) => {
    const placed = needEntity(draft, need.thing.replace(/\b(?:nearby|map|on)\b/g, '').trim())
    const entity =
      [placed, ...draft.entities.values()].find(
        (known) => known?.fields.some(({ type }) => type === 'place') ?? false,
      ) ?? needEntity(draft, 'place')
    const place = entity?.fields.find(({ type }) => type === 'place')
    if (entity === undefined || place === undefined) return false
    draft.simulated.add('The map is a drawn sample town, not a real one.')
    addScreen(draft, {
      title: 'Map',
      icon: 'map',
      section: {
        type: 'map',
        title: `${capitalise(entity.many)} on the map`,
        text: '',
        entity: entity.id,
        placeField: place.id,
      },
      because: because(need),
    })
    return true
  },
  kanban: (draft, need) => {
    const wanted = needEntity(
      draft,
      need.thing.replace(/\b(?:kanban|board|drag|drop|and|column|pipeline)\b/g, ' ').trim(),
    )
    const entity =
      [wanted, ...draft.entities.values()].find(
        (known) => known !== undefined && stateField(known) !== undefined,
      ) ?? needEntity(draft, 'task')
    const field = entity === undefined ? undefined : stateField(entity)
    if (entity === undefined || field === undefined) return false
    entity.abilities.add('create').add('edit').add('delete')
    addScreen(draft, {
      title: 'Board',
      icon: 'kanban',
      section: {
        type: 'kanban',
        title: `${capitalise(entity.many)} by ${field.label.toLowerCase()}`,
        text: '',
        entity: entity.id,
        field: field.id,
      },
      because: because(need),
    })
    return true
  },
  calendar: (draft, need) => {
    const wanted = needEntity(draft, need.thing.replace(/\b(?:calendar|schedule|timetable)\b/g, '').trim())
    const entity =
      [wanted, ...draft.entities.values()].find(
        (known) => known?.fields.some(({ type }) => type === 'date') ?? false,
      ) ?? needEntity(draft, 'event')
    const date =
      entity?.fields.find(({ type, id }) => type === 'date' && /due|date|start/i.test(id)) ??
      entity?.fields.find(({ type }) => type === 'date')
    if (entity === undefined || date === undefined) return false
    entity.abilities.add('create').add('edit').add('delete')
    const isWeek = /\bweek(?:ly)?\b/.test(draft.words)
    addScreen(draft, {
      title: /schedule/.test(draft.words) ? 'Schedule' : 'Calendar',
      icon: 'calendar',
      section: {
        type: 'calendar',
        title: `${capitalise(entity.many)} by date`,
        text: '',
        entity: entity.id,
        dateField: date.id,
        view: isWeek ? 'week' : 'month',
      },
      because: because(need),
    })
    return true
  },
  dashboard: (draft, need) => {
    const section = createDashboard(draft, titleOf(need, 'Dashboard'))
    if (section === undefined) return false
    addScreen(draft, {
      title: /report|statistic|analy/i.test(need.frame?.text ?? '') ? 'Statistics' : 'Dashboard',
      icon: 'chart-column',
      section,
      because: because(need),
    })
    return true
  },
  reportBuilder: (draft, need) => {
    const entity = targetOf(draft, need)
    if (entity === undefined) return false
    addScreen(draft, {
      title: 'Reports',
      icon: 'file-chart-column',
      section: {
        type: 'reportBuilder',
        title: 'Build a report',
        text: 'Choose what, how and for when; then save or export it.',
        entities: [...draft.entities.keys()].slice(0, 4),
      },
      because: because(need),
    })
    return true
  },
}

function addAbility(ability: 'rate' | 'comment' | 'like' | 'share' | 'follow' | 'print'): Builder {
  return (draft, need) => {
    const entity = targetOf(draft, need)
    if (entity === undefined) return false
    entity.abilities.add(ability)
    ensureCollection(draft, entity, need)
    return true
  }
}

function stateField(entity: EntityDraft) {
  return entity.fields.find(({ id, type }) => type === 'choice' && /status|stage|state/.test(id))
}

/** What cannot be listed is at least named, where people see it first. */
function nameTopic(draft: Draft, need: Need): boolean {
  const words = (need.frame?.object ?? '').trim()
  if (words === '') return mainEntity(draft) !== undefined
  if (words.length > 40 || words.split(' ').length > 4) return false
  draft.topics.add(capitalise(words))
  return true
}

function showEntity(draft: Draft, need: Need, abilities: readonly ('filter' | 'sort')[]): boolean {
  if (/^users?$/.test(need.thing)) return true
  const isSeen =
    need.frame?.action === 'view' || need.frame?.action === 'send' || need.frame?.action === 'connect'
  if (isSeen && findTemplate(need.thing) === undefined && !draft.entities.has(toIdentifier(need.thing)))
    return false
  const entity = needEntity(draft, need.thing)
  if (entity === undefined) return false
  for (const ability of abilities) entity.abilities.add(ability)
  addNamedFields(entity, need)
  ensureCollection(draft, entity, need)
  return true
}

function manageEntity(draft: Draft, need: Need): boolean {
  const isGeneral = need.frame === null && need.thing === ''
  if (!isGeneral && addOwnedField(draft, need)) return true
  const entity = isGeneral ? undefined : needEntity(draft, need.thing)
  if (isGeneral) {
    for (const known of draft.entities.values())
      known.abilities.add('create').add('edit').add('delete').add('filter').add('bulk').add('export')
    return draft.entities.size > 0
  }
  if (entity === undefined) return false
  addNamedFields(entity, need)
  const role = need.frame === null ? null : readRole(need.frame)
  entity.abilities.add('create').add('edit').add('delete').add('filter')
  if (role?.id === administrator.id) {
    needAdministrator(draft)
    entity.abilities.add('bulk').add('export')
    if (entity.editableBy === 'everyone' && !isOwn(need)) entity.editableBy = 'staff'
  } else if (isOwn(need) && hasAccounts(draft)) entity.editableBy = 'owner'
  ensureCollection(draft, entity, need)
  return true
}

/** "file expiration dates" are a field of files rather than things of their own. */
function addOwnedField(draft: Draft, need: Need): boolean {
  const words = need.thing.split(' ')
  for (let at = 1; at < words.length; at += 1) {
    const owner = words.slice(0, at).join(' ')
    const name = words.slice(at).join(' ')
    if (!isAttribute(name) || findTemplate(owner) === undefined || findTemplate(need.thing)?.isExact === true)
      continue
    const entity = needEntity(draft, owner)
    if (entity === undefined) return false
    const field = readAttribute(name)
    if (!entity.fields.some(({ id }) => id === field.id)) entity.fields.push(field)
    entity.abilities.add('edit')
    ensureCollection(draft, entity, need)
    return true
  }
  return false
}

function isOwn(need: Need): boolean {
  return /\b(?:their|own|my|personal)\b/i.test(need.frame?.text ?? '')
}

function trackEntity(draft: Draft, need: Need): boolean {
  const thing = need.thing.replace(/\b(?:status|progress|tracking|usage|state)\b/g, '').trim()
  const entity = needEntity(draft, thing) ?? mainEntity(draft)
  if (entity === undefined) return false
  const role = need.frame === null ? null : readRole(need.frame)
  if (role !== null && role.id !== administrator.id) {
    draft.roles.set(role.id, role)
    needAccounts(draft)
    addScreen(draft, {
      title: `${role.label} ${entity.many}`,
      icon: entity.icon,
      access: 'roles',
      roles: [role.id],
      section: collection(entity, { title: `${capitalise(entity.many)} to work on`, view: 'list' }),
      because: because(need),
    })
  }
  if (role?.id === administrator.id) needAdministrator(draft)
  ensureCollection(draft, entity, need)
  return true
}

function buildOrders(draft: Draft, need: Need): boolean {
  const entity =
    needEntity(draft, /order|demand/.test(need.thing) ? need.thing.replace(/ status$/, '') : 'order') ??
    needEntity(draft, 'order')
  if (entity === undefined) return false
  const action = need.frame?.action
  if (/\b(?:starting|ending|pick-?up|drop-?off|delivery address)\b/.test(draft.words)) addRoute(draft, entity)
  const offered =
    [...draft.entities.values()].find(({ archetype }) => archetype === 'sellable') ??
    (action === 'order' && !/order|status|demand/.test(need.thing)
      ? needEntity(draft, need.thing)
      : undefined)
  if (offered !== undefined && offered !== entity) ensureCollection(draft, offered, need)
  const role = need.frame === null ? null : readRole(need.frame)
  if (role !== null)
    return role.id === administrator.id
      ? manageEntity(draft, { ...need, thing: entity.one })
      : trackEntity(draft, { ...need, thing: entity.one })
  if (action === 'order' || action === 'create' || action === 'submit') {
    entity.abilities.add('create')
    addScreen(draft, {
      title: `New ${entity.one}`,
      icon: 'plus-circle',
      section: {
        type: 'recordForm',
        title: `Place an ${entity.one}`.replace(/\ban (?=[^aeiou])/i, 'a '),
        text: '',
        entity: entity.id,
        submitLabel: `Place ${entity.one}`,
      },
      because: because(need),
    })
  }
  addScreen(draft, {
    title: hasAccounts(draft) ? `My ${entity.many}` : capitalise(entity.many),
    icon: entity.icon,
    access: hasAccounts(draft) ? 'signedIn' : 'public',
    section: collection(entity, {
      title: hasAccounts(draft) ? `My ${entity.many}` : capitalise(entity.many),
      view: 'list',
      scope: hasAccounts(draft) ? 'mine' : 'all',
    }),
    because: because(need),
  })
  ensureDetail(draft, entity)
  return true
}

/** Where something is carried, an order says from where to where, and that is not the same place. */
function addRoute(draft: Draft, entity: EntityDraft): void {
  if (entity.fields.some(({ id }) => id === 'from')) return
  entity.fields.splice(
    2,
    0,
    createField('from', 'place', { isRequired: true }),
    createField('to', 'place', { isRequired: true }),
  )
  draft.rules.push({
    type: 'different',
    entity: entity.id,
    field: 'to',
    other: 'from',
    message: 'Start and end cannot be the same place.',
  })
}

/** "including product name, description, price": fields the request names itself. */
function addNamedFields(entity: EntityDraft, need: Need): void {
  for (const item of need.frame?.items ?? []) {
    const bare = item.replace(/^(?:the|an?|their|its) /i, '').trim()
    if (!isAttribute(bare) || entity.fields.length >= 12) continue
    const field = readAttribute(bare.replace(new RegExp(`^${escapePattern(entity.one)} `, 'i'), ''))
    const alike = entity.fields.find(
      ({ id, label }) => id === field.id || label.toLowerCase() === field.label.toLowerCase(),
    )
    const isTitle = /^(?:name|title)$/.test(field.id)
    if (alike === undefined && !isTitle) entity.fields.push({ ...field, isRequired: true })
  }
}

function escapePattern(text: string): string {
  return text.replace(/[.*+?^${}()|[\]\\]/g, '\\$&')
}

/** One screen that lists the entity, and one for each record. */
export function ensureCollection(draft: Draft, entity: EntityDraft, need: Need | null): Screen {
  const path = `/${toSlug(entity.many) || entity.id.toLowerCase()}`
  const own = [...draft.screens.values()].find((known) =>
    known.sections.some(
      (section) => section.type === 'collection' && section.entity === entity.id && section.scope === 'mine',
    ),
  )
  const edited = [...draft.screens.values()].find((known) =>
    known.sections.some((section) => section.type === 'editor' && section.entity === entity.id),
  )
  if (own !== undefined) return own
  if (edited !== undefined) return edited
  const screen = addScreen(draft, {
    title: capitalise(entity.many),
    path,
    icon: entity.icon,
    section: collection(entity, { title: capitalise(entity.many), view: viewOf(draft, entity) }),
    because: need === null ? undefined : because(need),
  })
  ensureDetail(draft, entity)
  return screen
}

function ensureDetail(draft: Draft, entity: EntityDraft): void {
  addScreen(draft, {
    title: capitalise(entity.one),
    path: `/${toSlug(entity.many) || entity.id.toLowerCase()}/:id`,
    icon: entity.icon,
    isInMenu: false,
    section: { type: 'detail', title: '', text: '', entity: entity.id },
  })
}

export function collection(
  entity: EntityDraft,
  details: {
    title: string
    view?: SectionOf<'collection'>['view']
    scope?: SectionOf<'collection'>['scope']
  },
): Section {
  return {
    type: 'collection',
    title: details.title,
    text: '',
    entity: entity.id,
    view: details.view ?? 'cards',
    scope: details.scope ?? 'all',
    isManaged: false,
  }
}

function viewOf(draft: Draft, entity: EntityDraft): SectionOf<'collection'>['view'] {
  const isWork = ['operations', 'dashboard', 'projects', 'finance', 'developer'].includes(draft.kind)
  switch (entity.archetype) {
    case 'document':
      return isWork || !entity.fields.some(({ type }) => type === 'image') ? 'table' : 'magazine'
    case 'sellable':
    case 'place':
    case 'media':
    case 'catalogue':
      return isWork && draft.kind !== 'developer' ? 'table' : 'cards'
    case 'person':
    case 'event':
      return isWork ? 'table' : 'cards'
    case 'post':
      return 'list'
    case 'transaction':
    case 'task':
    case 'machine':
    case 'configuration':
    case 'record':
      return 'table'
  }
}

/** Tiles and charts from what the entities have: counts, money, states and dates. */
export function createDashboard(draft: Draft, title: string): SectionOf<'dashboard'> | undefined {
  const ranked = [...draft.entities.values()].toSorted((a, b) => b.mentions - a.mentions).slice(0, 3)
  const [first] = ranked
  if (first === undefined) return undefined
  const tiles: SectionOf<'dashboard'>['tiles'] = []
  const charts: SectionOf<'dashboard'>['charts'] = []
  for (const entity of ranked) {
    const money = entity.fields.find(({ type }) => type === 'money')
    const state = stateField(entity)
    const date = entity.fields.find(({ type }) => type === 'date')
    const choice = entity.fields.find(({ type, id }) => type === 'choice' && id !== state?.id)
    tiles.push({
      label: capitalise(entity.many),
      entity: entity.id,
      measure: 'count',
      field: null,
      where: null,
    })
    if (money !== undefined && tiles.length < 5)
      tiles.push({
        label: `${capitalise(entity.many)}: ${money.label.toLowerCase()}`,
        entity: entity.id,
        measure: 'sum',
        field: money.id,
        where: null,
      })
    const open = state?.options[0]
    if (state !== undefined && open !== undefined && tiles.length < 6) {
      tiles.push({
        label: `${capitalise(entity.many)}: ${open.toLowerCase()}`,
        entity: entity.id,
        measure: 'count',
        field: null,
        where: { field: state.id, equals: open },
      })
    }
    if (date !== undefined && charts.length < 4) {
      const measured =
        money === undefined
          ? ({ measure: 'count', field: null } as const)
          : ({ measure: 'sum', field: money.id } as const)
      charts.push({
        title: `${capitalise(entity.many)}${money === undefined ? '' : `, ${money.label.toLowerCase()}`} over time`,
        kind: charts.length === 0 ? 'area' : 'line',
        entity: entity.id,
        ...measured,
        by: date.id,
      })
    }
    const grouping = state ?? choice
    if (grouping !== undefined && charts.length < 4) {
      charts.push({
        title: `${capitalise(entity.many)} by ${grouping.label.toLowerCase()}`,
        kind: charts.some(({ kind }) => kind === 'pie') ? 'bar' : 'pie',
        entity: entity.id,
        measure: 'count',
        field: null,
        by: grouping.id,
      })
    }
  }
  return { type: 'dashboard', title, text: '', tiles, charts, recent: first.id }
}

export function titleOf(need: Need, otherwise: string): string {
  const words = (need.frame?.object ?? '').trim()
  return words === '' || words.length > 32 ? otherwise : capitalise(words)
}

function acceptedTypes(words: string): string[] {
  if (/\bcsv\b/.test(words)) return ['.csv']
  if (/\bpdf\b/.test(words)) return ['.pdf']
  if (/\bexcel|spreadsheet/.test(words)) return ['.csv', '.xlsx']
  if (/\bvideos?\b/.test(words) && !/images?/.test(words)) return ['video/*']
  if (/\baudio|music|song/.test(words)) return ['audio/*']
  if (/\b(?:images?|photos?|pictures?)\b/.test(words)) return ['image/*']
  return []
}
