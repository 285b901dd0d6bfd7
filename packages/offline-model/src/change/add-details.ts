import type { ApplicationModel } from '../model/application-model.ts'
import type { Entity, Field } from '../model/entity.ts'
import { capitalise } from '../understand/language/noun-phrase.ts'
import { readFieldSpec } from '../understand/subjects/entity-template.ts'
import { readAttribute } from '../understand/subjects/read-attribute.ts'
import { withFields } from './change-fields.ts'
import type { Change } from './change.ts'
import { mainEntity } from './resolve-target.ts'

/** "add due dates", "add a field for caffeine", "add recurring tasks": what is kept of everything gets another field. */
export function addDetails(model: ApplicationModel, instruction: string): Change | undefined {
  const words = instruction.toLowerCase()
  if (!/^(?:add|include|let|allow|give|enable|support|i (?:want|need))\b/.test(words) || drawn.test(words))
    return undefined
  const entity = spokenOf(model, words) ?? mainEntity(model)
  const field = readOwnField(words) ?? details.find(([pattern]) => pattern.test(words))?.[1]
  if (entity === undefined || field === undefined) return undefined
  const known = entity.fields.find(({ id }) => id === field.id)
  if (known !== undefined)
    return { model, done: `${capitalise(entity.many)} have ${known.label.toLowerCase()} already.` }
  return {
    model: withFields(model, entity, [{ ...field, inForm: true }]),
    done: `Added ${field.label.toLowerCase()} to ${entity.many}.`,
  }
}

/** "a pie chart by category" asks for no category. */
const drawn = /\b(?:charts?|graphs?|diagrams?)\b/

function spokenOf(model: ApplicationModel, words: string): Entity | undefined {
  return model.entities.find(({ one, many }) => words.includes(` ${many}`) || words.includes(` ${one} `))
}

/** "a field for the amount of caffeine" names it itself. */
function readOwnField(words: string): Field | undefined {
  const name =
    /^add (?:an? |another )?(?:new )?(?:field|column|property) (?:for|called|named) (?:the |an? )?["']?([a-z][a-z ]{1,30}?)["']?$/.exec(
      words,
    )?.[1] ??
    /^add (?:an? |another )?(?:new )?["']?([a-z][a-z ]{1,30}?)["']? (?:field|column)$/.exec(words)?.[1]
  const field = name === undefined ? undefined : readAttribute(name)
  return field !== undefined && /^[a-z][A-Za-z0-9]*$/.test(field.id) ? field : undefined
}

const details: readonly (readonly [RegExp, Field])[] = [
  [/\b(?:due dates?|deadlines?)$/, readFieldSpec('dueDate')],
  [
    /\bpriorit(?:y|ies)(?: (?:labels?|levels?|badges?|tags?))?(?: with colou?rs)?$/,
    readFieldSpec('priority'),
  ],
  [/\bcategor(?:y|ies)$/, readFieldSpec('category')],
  [/\b(?:tags?|labels?)(?: with colou?rs)?$/, readFieldSpec('tags')],
  [/\b(?:attachments?|file uploads?)$/, readFieldSpec('attachment:file')],
  [/\b(?:notes|remarks|descriptions?)$/, readFieldSpec('notes:longtext')],
  [/\bprogress(?: bars?)?$/, readFieldSpec('progress')],
  [/\b(?:recurring|repeating)\b/, readFieldSpec('repeat(Never|Daily|Weekly|Monthly)')],
  [/\b(?:assign|assignees?)\b/, readFieldSpec('assignee:text')],
  [/\bstock(?: levels?)?$/, readFieldSpec('stock')],
  [/\b(?:status|states)$/, readFieldSpec('status(New|In progress|Done)')],
]
