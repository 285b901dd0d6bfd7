import type { ApplicationModel } from '../model/application-model.ts'
import type { Entity, Lifecycle } from '../model/entity.ts'
import { createField } from '../model/create-field.ts'
import type { Section } from '../model/section.ts'
import { capitalise, toSlug } from '../understand/language/noun-phrase.ts'
import { replaceEntity } from './change-fields.ts'
import type { Change } from './change.ts'
import { findEntity, mainEntity } from './resolve-target.ts'

/** "Hide completed tasks", "show only open orders": the list shows some, and what it leaves out has a page of its own. */
export function narrowList(model: ApplicationModel, instruction: string): Change | undefined {
  const [, hidden, thing = ''] =
    /^(?:hide|do not show|don't show|leave out) (?:the |all )?([a-z ]{3,20}?) ([a-z]+(?: [a-z]+)?)$/i.exec(
      instruction,
    ) ?? []
  const [, shown, other = ''] =
    /^(?:only show|show only|show just) (?:the |my )?([a-z ]{3,20}?) ([a-z]+(?: [a-z]+)?)$/i.exec(
      instruction,
    ) ?? []
  const entity = findEntity(model, thing || other)
  const field = entity?.fields.find(({ id, type }) => type === 'choice' && /status|stage|state/.test(id))
  if (entity === undefined || field === undefined) return undefined
  const word = (hidden ?? shown ?? '').toLowerCase()
  const meant = field.options.filter((option) => means(option, word))
  const kept = hidden === undefined ? meant : field.options.filter((option) => !meant.includes(option))
  const left = field.options.filter((option) => !kept.includes(option))
  if (meant.length === 0 || kept.length === 0 || left.length === 0) return undefined
  return {
    model: addRest(withWhere(model, entity, { field: field.id, equals: kept }), entity, {
      field: field.id,
      equals: left,
    }),
    done: `The list shows ${kept.map((option) => option.toLowerCase()).join(', ')} ${entity.many}. The others have a page of their own.`,
  }
}

/** "Let me archive tasks": another state, which takes a record off the list and onto a page of its own. */
export function addArchive(model: ApplicationModel, instruction: string): Change | undefined {
  const [, thing] =
    /^(?:let me|let users|allow (?:me |users )?to|i want to|add (?:a way |an option |a button )to|make it possible to) archive (?:the |old |done |completed )?([a-z ]{3,30})$/i.exec(
      instruction,
    ) ?? []
  const isPlain =
    /^(?:add|include) (?:an? |the )?(?:archive|archiving)(?: (?:function|feature|button|page|option))?$/i
  if (thing === undefined && !isPlain.test(instruction)) return undefined
  const entity = thing === undefined ? mainEntity(model) : findEntity(model, thing)
  if (entity === undefined) return undefined
  const archived = withArchived(entity)
  const field = archived.lifecycle?.field
  if (field === undefined || archived === entity)
    return { model, done: `${capitalise(entity.many)} can be archived already.` }
  const options = archived.fields.find(({ id }) => id === field)?.options ?? []
  const changed = replaceEntity(model, archived)
  const kept = options.filter((option) => option !== 'Archived')
  return {
    model: addRest(withWhere(changed, entity, { field, equals: kept }), entity, {
      field,
      equals: ['Archived'],
    }),
    done: `${capitalise(entity.many)} can be archived now, and the archive is a page of its own.`,
  }
}

/** "Completed" and "done" are the same, and "open" is whatever is not over. */
function means(option: string, word: string): boolean {
  const name = option.toLowerCase()
  const isOver = /done|complete|finished|closed|delivered|paid|returned|archived|ended/.test(name)
  if (name === word) return true
  if (/^(?:completed?|done|finished|closed)$/.test(word)) return isOver
  return (
    /^(?:open|active|unfinished|pending|incomplete|current)$/.test(word) && !isOver && !/cancel/.test(name)
  )
}

interface Where {
  readonly field: string
  readonly equals: string[]
}

function withWhere(model: ApplicationModel, { id }: Entity, where: Where): ApplicationModel {
  const narrow = (section: Section): Section =>
    section.type === 'collection' && section.entity === id && section.scope !== 'favourites'
      ? { ...section, where }
      : section
  return {
    ...model,
    screens: model.screens.map((screen) => ({ ...screen, sections: screen.sections.map(narrow) })),
  }
}

/** The page with what the list leaves out. */
function addRest(model: ApplicationModel, entity: Entity, where: Where): ApplicationModel {
  const name = where.equals.length === 1 ? `${where.equals[0] ?? ''} ${entity.many}` : `Other ${entity.many}`
  const title = capitalise(name.toLowerCase())
  const path = `/${toSlug(title)}`
  if (model.screens.some((screen) => screen.path === path)) return model
  const like = model.screens.find(({ sections }) =>
    sections.some((section) => section.type === 'collection' && section.entity === entity.id),
  )
  const found = like?.sections.find(
    (section) => section.type === 'collection' && section.entity === entity.id,
  )
  if (like === undefined || found?.type !== 'collection') return model
  return {
    ...model,
    screens: [
      ...model.screens,
      {
        ...like,
        id: `${entity.id}Rest`,
        path,
        title,
        icon: 'archive',
        isInMenu: true,
        sections: [{ ...found, title, text: '', scope: 'all', where }],
      },
    ],
  }
}

function withArchived(entity: Entity): Entity {
  const { lifecycle } = entity
  if (lifecycle === null) return withNewStates(entity)
  if (lifecycle.states.some(({ name }) => name === 'Archived')) return entity
  const others = lifecycle.states.map(({ name }) => name)
  return {
    ...entity,
    fields: entity.fields.map((field) =>
      field.id === lifecycle.field ? { ...field, options: [...field.options, 'Archived'] } : field,
    ),
    lifecycle: {
      ...lifecycle,
      states: [...lifecycle.states, { name: 'Archived', tone: 'neutral' }],
      steps: [...lifecycle.steps, ...archiving(others, lifecycle.initial)],
    },
  }
}

/** What had no states is active or archived. */
function withNewStates(entity: Entity): Entity {
  if (entity.fields.some(({ id }) => id === 'status')) return entity
  const field = createField('status', 'choice', {
    options: ['Active', 'Archived'],
    isFilter: true,
    inForm: false,
  })
  return {
    ...entity,
    fields: [...entity.fields, field],
    records: entity.records.map((record) => ({ ...record, values: { ...record.values, status: 'Active' } })),
    lifecycle: {
      field: 'status',
      initial: 'Active',
      states: [
        { name: 'Active', tone: 'good' },
        { name: 'Archived', tone: 'neutral' },
      ],
      steps: archiving(['Active'], 'Active'),
    },
  }
}

function archiving(from: string[], back: string): Lifecycle['steps'] {
  return [
    { label: 'Archive', from, to: 'Archived', roles: [], needsReason: false },
    { label: 'Restore', from: ['Archived'], to: back, roles: [], needsReason: false },
  ]
}
