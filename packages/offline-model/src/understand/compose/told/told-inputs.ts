import type { Frame } from '../../language/read-frames.ts'
import { isFieldName } from '../../subjects/read-attribute.ts'
import { readToldAttribute } from '../../subjects/told-attributes.ts'
import type { Draft } from '../draft.ts'
import type { EntityDraft } from '../entity-draft.ts'

/** "enter their height, weight and boot size": what is asked of whoever books, orders or hands something in. */
export function readInputs(frames: readonly Frame[]): ReadonlySet<Frame> {
  const inputs = new Set<Frame>()
  frames.forEach((frame, at) => {
    const previous = frames[at - 1]
    const isNext =
      previous !== undefined &&
      inputs.has(previous) &&
      previous.action === frame.action &&
      frame.text === frame.phrase
    const isFirst = entering.test(frame.text)
    if ((isFirst || isNext) && frame.fields === undefined && isProperty(askedBy(frame))) inputs.add(frame)
  })
  return inputs
}

const entering =
  /^(?:enter|input|provide|give|specify|fill in|state) (?:their|his|her|your|my) [a-z]+(?: [a-z]+){0,4}$/i

function isProperty(object: string): boolean {
  return namesOf(object).every(
    (words) =>
      !contact.test(words) &&
      (isFieldName(words) || ['number', 'money', 'choice'].includes(readToldAttribute(words).type)),
  )
}

function askedBy({ text, object }: Frame): string {
  return entering.test(text) ? text.replace(/^(?:fill in|[a-z]+) /i, '') : object
}

/** "height and shoe size" are two. */
function namesOf(object: string): string[] {
  return object
    .toLowerCase()
    .split(/ and |, /)
    .map((words) => words.replace(/^(?:their|his|her|the) /, '').trim())
}

/** Whoever leaves these wants an answer, and is asked by a form of its own. */
const contact =
  /\b(?:contact|names?|e-?mails?|phone|telephone|address|message|information|keywords?|text|content|password|details?|comment|question)\b/

/** Whether it is asked for now: in what is booked, ordered or handed in, where there is such a thing. */
export function tellInput(draft: Draft, frame: Frame): boolean {
  const entity = [...draft.entities.values()].find((known) => asks(known))
  if (entity === undefined || entity.fields.length >= 13) return false
  for (const words of namesOf(askedBy(frame))) {
    const field = readToldAttribute(words)
    if (entity.fields.some(({ id }) => id === field.id)) continue
    const at = entity.fields.findIndex(({ type }) => type === 'choice')
    entity.fields.splice(at < 0 ? entity.fields.length : at, 0, field)
  }
  return true
}

function asks({ template, id }: EntityDraft): boolean {
  return asking.test(id) || asking.test(template?.names[0] ?? '')
}

const asking =
  /^(?:booking|reservation|appointment|order|submission|signUp|registration|application)|Request$/
