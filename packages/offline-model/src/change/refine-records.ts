import type { ApplicationModel } from '../model/application-model.ts'
import type { Field } from '../model/entity.ts'
import { readAttribute } from '../understand/subjects/read-attribute.ts'
import { capitalise } from '../understand/language/noun-phrase.ts'
import type { Change } from './change.ts'
import { replaceEntity, withFields } from './change-fields.ts'
import { findField, mainEntity } from './resolve-target.ts'

/** "add a vegetarian filter", "filter by price": what records have already can be looked for by it. */
export function addFilter(model: ApplicationModel, instruction: string): Change | undefined {
  const match =
    /^(?:add |include |let me |allow )?(?:an? )?(?:filters?|filtering)(?: \w+)? by (?:the )?(.{2,30})$/i.exec(
      instruction,
    ) ?? /^(?:add|include) (?:an? )?(.{2,30}?) filters?$/i.exec(instruction)
  const by = match?.[1]
  if (by === undefined) return undefined
  for (const entity of model.entities) {
    const field = findField(entity, by) ?? findField(entity, `is ${by}`)
    if (field === undefined || !filterable.has(field.type)) continue
    const label = field.label.toLowerCase().replace(/^is /, '')
    const fields = entity.fields.map((known) =>
      known.id === field.id ? { ...known, isFilter: true } : known,
    )
    const abilities = [...new Set([...entity.abilities, 'filter' as const])]
    return {
      model: replaceEntity(model, { ...entity, fields, abilities }),
      done: `${capitalise(entity.many)} can be filtered by ${label} ${field.isFilter ? 'already' : 'now'}.`,
    }
  }
  return undefined
}

const filterable: ReadonlySet<Field['type']> = new Set(['choice', 'boolean'])

/** "add photos", "add receipt photos": where somebody keeps records, a picture belongs to each. */
export function addPicture(model: ApplicationModel, instruction: string): Change | undefined {
  const isAsked =
    /^(?:add|include|attach|allow) (?:an? )?(?!hero|background|cover|header|banner|logo|profile)(?:[a-z]+ )?(?:photos?|pictures?|images?)(?: of (?:the )?[a-z]+)?$/i
  const entity = mainEntity(model)
  if (!isAsked.test(instruction) || entity === undefined || !ownKinds.has(model.kind)) return undefined
  if (entity.fields.some(({ type }) => type === 'image'))
    return { model, done: `${capitalise(entity.many)} have a picture already.` }
  return {
    model: withFields(model, entity, [{ ...readAttribute('picture'), inForm: true }]),
    done: `Added a picture to ${entity.many}.`,
  }
}

const ownKinds: ReadonlySet<ApplicationModel['kind']> = new Set([
  'personal',
  'finance',
  'operations',
  'projects',
])
