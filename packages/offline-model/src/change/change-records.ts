import type { ApplicationModel } from '../model/application-model.ts'
import type { Field } from '../model/entity.ts'
import type { Section, SectionOf } from '../model/section.ts'
import { capitalise } from '../understand/language/noun-phrase.ts'
import { splitList } from '../understand/language/split-list.ts'
import { readAttribute } from '../understand/subjects/read-attribute.ts'
import { createRandom, hashText } from '../understand/subjects/random.ts'
import { createRecords } from '../understand/subjects/sample-records.ts'
import { addChoice, addChoices, addOptionsField } from './add-choices.ts'
import { addDetails } from './add-details.ts'
import { replaceEntity, withFields } from './change-fields.ts'
import { changeSamples } from './change-samples.ts'
import type { Change, ChangeReader } from './change.ts'
import { addFilter, addPicture } from './refine-records.ts'
import { findEntity, findField, findScreen, mainEntity } from './resolve-target.ts'
import { showField } from './show-field.ts'
import { sortList } from './sort-list.ts'

/** Fields, order, views and sample records. */
export const changeRecords: ChangeReader = (model, instruction, context) =>
  addChoices(model, instruction) ??
  addOptionsField(model, instruction) ??
  addChoice(model, instruction) ??
  changeSamples(model, instruction, context) ??
  addFields(model, instruction) ??
  addFilter(model, instruction) ??
  addPicture(model, instruction) ??
  addDetails(model, instruction) ??
  showField(model, instruction, context) ??
  removeField(model, instruction) ??
  sortList(model, instruction, context) ??
  requireField(model, instruction) ??
  changeView(model, instruction) ??
  addSamples(model, instruction)

function addFields(model: ApplicationModel, instruction: string): Change | undefined {
  const match =
    /^add (?:an? |another )?(?:new )?(?:field|column|property) (?:for|called|named) (?:the )?["']?(.+?)["']? (?:to|on|in) (?:the |each |every |all )?(.+)$/i.exec(
      instruction,
    ) ??
    /^(?:add|include|give|put) (?:an? |the |another )?(.+?)(?: fields?| columns?| propert(?:y|ies))? (?:to|on|for|in) (?:the |each |every |all )?(.+?)(?: form| table| list)?$/i.exec(
      instruction,
    ) ??
    swapped(
      /^(?:give|let) (?:the |each |every |all )?(.+?) (?:an?|have an?) (.+?)(?: field)?$/i.exec(instruction),
    )
  const entity = match === null ? undefined : findEntity(model, match[2] ?? '')
  if (match === null || entity === undefined) return undefined
  const names = splitList((match[1] ?? '').replace(/\bfields? (?:for|called|named)\b/gi, '')).map((name) =>
    name
      .replace(/^(?:an?|the) /i, '')
      .replace(/["']/g, '')
      .replace(/ fields?$/i, ''),
  )
  if (names.some((name) => notFields.test(name))) return undefined
  const added: Field[] = []
  for (const name of names) {
    const field = readAttribute(name)
    if (!/^[a-z][A-Za-z0-9]*$/.test(field.id) || findField(entity, name) !== undefined) continue
    added.push({ ...field, inForm: true })
  }
  if (added.length === 0) {
    const known = names.flatMap((name) => findField(entity, name)?.label.toLowerCase() ?? [])
    return known.length === 0
      ? undefined
      : { model, done: `${capitalise(entity.many)} have ${known.join(' and ')} already.` }
  }
  return {
    model: withFields(model, entity, added),
    done: `Added ${added.map(({ label }) => label.toLowerCase()).join(' and ')} to ${entity.many}.`,
  }
}

const notFields =
  /\b(?:page|login|search|filter|comments?|ratings?|reviews?|export|import|csv|pdf|chart|dashboard|kanban|board|calendar|map|cart|checkout|dark mode|favou?rites?|notifications?|admin|chat|button|section|gallery|form|pagination|sorting)\b/i

function swapped(match: RegExpExecArray | null): string[] | null {
  return match === null ? null : [match[0], match[2] ?? '', match[1] ?? '']
}

function removeField(model: ApplicationModel, instruction: string): Change | undefined {
  const match =
    /^(?:remove|delete|drop|hide) (?:the )?(.+?)(?: fields?| columns?)?(?: (?:from|of|in|on) (?:the )?(.+))?$/i.exec(
      instruction,
    )
  const [, name = '', owner = ''] = match ?? []
  // Without a word of whose it is, it is taken from what the app is about.
  const isOwn = owner === '' && findEntity(model, name) === undefined && findScreen(model, name) === undefined
  const entity = owner === '' ? (isOwn ? mainEntity(model) : undefined) : findEntity(model, owner)
  const field = entity === undefined ? undefined : findField(entity, name)
  if (entity === undefined || field === undefined || field.id === entity.titleField) return undefined
  const isUsed = entity.lifecycle?.field === field.id
  const fields = entity.fields.filter(({ id }) => id !== field.id)
  const records = entity.records.map((record) => ({
    ...record,
    values: Object.fromEntries(Object.entries(record.values).filter(([id]) => id !== field.id)),
  }))
  const changed = {
    ...entity,
    fields,
    records,
    imageField: entity.imageField === field.id ? null : entity.imageField,
    lifecycle: isUsed ? null : entity.lifecycle,
    sort: entity.sort?.field === field.id ? null : entity.sort,
  }
  const cleaned = replaceEntity(model, changed)
  return {
    model: {
      ...cleaned,
      rules: cleaned.rules.filter(
        (rule) => rule.entity !== entity.id || ('field' in rule && rule.field !== field.id),
      ),
      screens: cleaned.screens
        .map((screen) => ({
          ...screen,
          sections: screen.sections.flatMap((section) => withoutField(section, entity.id, field.id)),
        }))
        .filter(({ sections, path }) => sections.length > 0 || path === '/'),
    },
    done: `Removed ${field.label.toLowerCase()} from ${entity.many}.`,
  }
}

/** Sections that show a removed field go with it; dashboards lose only what measured it. */
function withoutField(section: Section, entity: string, field: string): Section[] {
  if (section.type === 'kanban' && section.entity === entity && section.field === field) return []
  if (section.type === 'calendar' && section.entity === entity && section.dateField === field) return []
  if (section.type === 'map' && section.entity === entity && section.placeField === field) return []
  if (section.type !== 'dashboard') return [section]
  return [
    {
      ...section,
      tiles: section.tiles.filter(
        (tile) => tile.entity !== entity || (tile.field !== field && tile.where?.field !== field),
      ),
      charts: section.charts.filter(
        (chart) => chart.entity !== entity || (chart.field !== field && chart.by !== field),
      ),
    },
  ]
}

function requireField(model: ApplicationModel, instruction: string): Change | undefined {
  const match =
    /^make (?:the )?(.+?)(?: field)? (required|mandatory|optional|unique)(?: (?:for|in|on) (?:the )?(.+))?$/i.exec(
      instruction,
    )
  if (match === null) return undefined
  const [, name = '', kind = '', target = ''] = match
  const candidates = target === '' ? model.entities : [findEntity(model, target)]
  for (const entity of candidates) {
    const field = entity === undefined ? undefined : findField(entity, name)
    if (entity === undefined || field === undefined) continue
    const flags = /unique/i.test(kind) ? { isUnique: true } : { isRequired: !/optional/i.test(kind) }
    const fields = entity.fields.map((own) => (own.id === field.id ? { ...own, ...flags } : own))
    return {
      model: replaceEntity(model, { ...entity, fields }),
      done: `${field.label} of ${entity.many} is ${kind.toLowerCase()} now.`,
    }
  }
  return undefined
}

function changeView(model: ApplicationModel, instruction: string): Change | undefined {
  const match =
    /^(?:show|display|list|make|turn) (?:the )?(.+?) (?:as|in|into) (?:an? )?(table|cards?|list|grid|magazine)(?: view)?$/i.exec(
      instruction,
    )
  const entity = match === null ? undefined : findEntity(model, match[1] ?? '')
  if (match === null || entity === undefined) return undefined
  const word = (match[2] ?? '').toLowerCase()
  const view: SectionOf<'collection'>['view'] =
    word === 'table' ? 'table' : word === 'list' ? 'list' : word === 'magazine' ? 'magazine' : 'cards'
  const screens = model.screens.map((screen) => ({
    ...screen,
    sections: screen.sections.map((section): Section =>
      section.type === 'collection' && section.entity === entity.id ? { ...section, view } : section,
    ),
  }))
  return { model: { ...model, screens }, done: `${capitalise(entity.many)} are shown as ${view} now.` }
}

function addSamples(model: ApplicationModel, instruction: string): Change | undefined {
  const match =
    /^(?:(?:add|make|create|generate|give me|show|i want|i need) )?(?:some )?(?:more|\d+(?: more)?) (?:sample |example |test )?(.+)$/i.exec(
      instruction,
    )
  if (match === null) return undefined
  const count = Math.min(40, Number(/\d+/.exec(instruction)?.[0] ?? 6))
  const named = findEntity(model, (match[1] ?? '').replace(/\b(?:sample|records?|entries|data)\b/gi, ' '))
  const entity =
    named ??
    (/^(?:sample |example |test )?(?:data|records?|entries|samples?)$/i.test(match[1] ?? '')
      ? model.entities[0]
      : undefined)
  if (entity === undefined) return undefined
  const total = Math.min(120, entity.records.length + count)
  const made = createRecords({
    entity,
    template: undefined,
    subject: model.subject,
    random: createRandom(hashText(`${model.seed}${entity.id}more`)),
    idsOf: (id) => model.entities.find((other) => other.id === id)?.records.map((record) => record.id) ?? [],
    count: total,
    names: [],
  })
  const records = [...entity.records, ...made.slice(entity.records.length)]
  return {
    model: replaceEntity(model, { ...entity, records }),
    done: `Added ${records.length - entity.records.length} sample ${entity.many}.`,
  }
}
