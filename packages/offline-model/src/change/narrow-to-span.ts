import type { ApplicationModel } from '../model/application-model.ts'
import type { Entity } from '../model/entity.ts'
import type { Section, SectionOf } from '../model/section.ts'
import type { Change } from './change.ts'
import { findEntity, mainEntity } from './resolve-target.ts'

/** "Show only this month", "only show tasks of today": the list begins with those, and all are one press away. */
export function narrowToSpan(model: ApplicationModel, instruction: string): Change | undefined {
  const words = instruction.toLowerCase()
  const due = narrowToDue(model, words)
  if (due !== undefined) return due
  if (everything.test(words)) return showAll(model)
  const [, things = '', when = ''] =
    /^(?:only (?:show|list|display)|(?:show|list|display)(?: me)? (?:only|just)|just show|limit (?:it|the list) to)(?: (?:the |my |all )?(.+?))?(?: (?:of|from|for|in|due))?(?: the)? (today'?s?|(?:this|the current) (?:day|week|month|year)'?s?|(?:current|running) (?:day|week|month|year))(?: (.+))?$/.exec(
      words,
    ) ?? []
  const [, later = ''] = /(?:day|week|month|year|today)'?s? (.+)$/.exec(words) ?? []
  const span = spanOf(when)
  if (span === undefined) return undefined
  const named = things || later
  const entity = named === '' ? datedMain(model) : findEntity(model, named)
  const field = entity === undefined ? undefined : dateField(entity)
  if (entity === undefined || field === undefined) return undefined
  const screens = withSpan(model, entity, { field, span })
  if (JSON.stringify(screens) === JSON.stringify(model.screens)) return undefined
  return {
    model: { ...model, screens },
    done: `The list of ${entity.many} shows ${said[span]} first, and all of them at one press.`,
  }
}

/** "Show only overdue orders", "show only what is due soon": by the day until which something is to be done. */
function narrowToDue(model: ApplicationModel, words: string): Change | undefined {
  const [, state = '', named = '', soon = ''] =
    /^(?:only (?:show|list)|(?:show|list)(?: me)? (?:only|just)) (?:the |my |all )?(?:(overdue|late) )?([a-z -]{3,30}?)?(?: (?:that|which) (?:are|is))?(?: ?(due soon|overdue|late))?$/.exec(
      words,
    ) ?? []
  if (state === '' && soon === '') return undefined
  const entity = /^(?:what|those|ones|items)?$/.test(named) ? dueMain(model) : findEntity(model, named)
  const field = entity === undefined ? undefined : dueField(entity)
  if (entity === undefined || field === undefined) return undefined
  const span = soon === 'due soon' ? 'soon' : 'overdue'
  return {
    model: { ...model, screens: withSpan(model, entity, { field, span }) },
    done: `The list of ${entity.many} shows what is ${span === 'soon' ? 'due soon' : 'overdue'} first, and all of them at one press.`,
  }
}

function dueMain(model: ApplicationModel): Entity | undefined {
  const main = mainEntity(model)
  return main !== undefined && dueField(main) !== undefined
    ? main
    : model.entities.find((entity) => dueField(entity) !== undefined)
}

function dueField({ fields }: Entity): string | undefined {
  return fields.find(({ id, type }) => type === 'date' && /^(?:due|deadline|next|expires)/.test(id))?.id
}

type Within = NonNullable<SectionOf<'collection'>['within']>

const everything =
  /^(?:show|list|display) (?:all|every) (?:days|weeks|months|years|dates|of them)(?: again)?$/

function showAll(model: ApplicationModel): Change {
  const screens = model.screens.map((screen) => ({
    ...screen,
    sections: screen.sections.map((section): Section => {
      if (section.type !== 'collection' || section.within === undefined) return section
      const { within: _within, ...plain } = section
      return plain
    }),
  }))
  return { model: { ...model, screens }, done: 'The lists show everything again.' }
}

const said = { day: 'today', week: 'this week', month: 'this month', year: 'this year' } as const

function spanOf(words: string): keyof typeof said | undefined {
  if (/today|\bday/.test(words)) return 'day'
  if (words.includes('week')) return 'week'
  if (words.includes('month')) return 'month'
  return words.includes('year') ? 'year' : undefined
}

/** What the app is about, or the first thing with a date that is listed. */
function datedMain(model: ApplicationModel): Entity | undefined {
  const main = mainEntity(model)
  const listed = (entity: Entity) =>
    model.screens.some(({ sections }) => sections.some((section) => isWhole(section, entity.id)))
  return [...(main === undefined ? [] : [main]), ...model.entities].find(
    (entity) => dateField(entity) !== undefined && listed(entity),
  )
}

function dateField({ fields }: Entity): string | undefined {
  return fields.find(({ type }) => type === 'date' || type === 'datetime')?.id
}

function withSpan(model: ApplicationModel, { id }: Entity, within: Within): ApplicationModel['screens'] {
  return model.screens.map((screen) => ({
    ...screen,
    sections: screen.sections.map((section): Section =>
      isWhole(section, id) ? { ...section, within } : section,
    ),
  }))
}

function isWhole(section: Section, id: string): section is SectionOf<'collection'> {
  return section.type === 'collection' && section.entity === id && section.scope !== 'newest'
}
