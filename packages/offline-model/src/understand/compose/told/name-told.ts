import { toPlural, toSingular } from '../../language/inflect.ts'
import { cleanNounPhrase } from '../../language/noun-phrase.ts'
import type { Frame } from '../../language/read-frames.ts'
import { isFieldName } from '../../subjects/read-attribute.ts'

/** "log harvest weight per hive", "enter harvest quantities with sugar content": harvests, each with a weight and a hive. */
export function nameMeasured(frame: Frame): Frame {
  if (!writing.has(frame.action)) return frame
  const words = frame.phrase.toLowerCase()
  const [, of = '', per] =
    /^(?:the |their )?([a-z]+(?: [a-z]+){0,2}?)(?: (?:per|for each|of each) ([a-z]+))?$/.exec(words) ?? []
  const [, thing = '', property = ''] = /^(.+) ([a-z]+)$/.exec(toSingular(of)) ?? []
  if (!isFieldName(property) || whole.test(property) || (per === undefined && frame.fields === undefined))
    return frame
  const fields = [property, ...(per === undefined ? [] : [toSingular(per)]), ...(frame.fields ?? [])]
  return { ...frame, object: thing, phrase: thing, items: [...new Set([...fields, ...frame.items])], fields }
}

const writing: ReadonlySet<Frame['action']> = new Set(['record', 'create', 'edit', 'submit'])

/** What is more than a property of something. */
const whole =
  /^(?:note|comment|message|story|result|stor|type|source|model|version|photo|picture|image|contact|group|operator|floor|room|area|subject|place|location|url|link|topic|agenda|participant|tag|remark|keyword|symptom|bedroom|attachment|e-?mail|phone|address|name|title|time|date)$/

/**
 * "accept work orders, record hours worked and parts used, attach photos": what whoever works on something writes down and
 * attaches belongs to it, and is kept nowhere else.
 */
export function nameWorked(frames: readonly Frame[]): Frame[] {
  let worked: Frame | undefined
  return frames.map((frame) => {
    const current = worked?.subject === frame.subject ? worked : undefined
    const words = toSingular(frame.object.toLowerCase())
    const isTaken = current?.action === 'accept'
    const isPart =
      (frame.action === 'record' &&
        (/ (?:worked|used|spent|taken|found)$/i.test(frame.object) ||
          (isTaken && isFieldName(frame.object)))) ||
      (isTaken && /^attach\b/i.test(frame.text) && attached.test(words))
    if (current === undefined || !isPart) {
      if (taking.has(frame.action) && frame.object !== '') worked = frame
      return frame
    }
    const field = attached.test(words) && !/photo|picture|image/.test(words) ? words : frame.object
    return {
      ...frame,
      action: 'describe',
      object: current.object,
      phrase: current.object,
      items: [field],
      fields: [field],
    }
  })
}

const taking: ReadonlySet<Frame['action']> = new Set(['accept', 'create', 'record', 'submit', 'manage'])
const attached = /^(?:photo|picture|image|file|document|receipt|certificate|invoice|attachment)$/

/** "search tutors by subject, view profiles with qualifications": the profiles are those of the tutors. */
export function nameProfiles(frames: readonly Frame[]): Frame[] {
  const isTold = frames.some(({ fields }) => fields !== undefined)
  let last = ''
  let reported = ''
  return frames.map((frame) => {
    if (/^report /i.test(frame.text) && frame.fields !== undefined) reported = frame.object
    // "search reports by district": those of what is reported here.
    if (reported !== '' && /^(?:[a-z]+ )?reports?$/i.test(frame.object) && looking.test(frame.text))
      return {
        ...frame,
        object: toPlural(reported),
        phrase: frame.phrase.replace(/(?:(?<![a-z])[a-z]+ )?reports?/i, toPlural(reported)),
      }
    if (frame.fields === undefined || !(frame.object === '' || profiles.test(frame.object))) {
      // "search costumes by size, era and colour": the era is theirs as well.
      if (/^by /i.test(frame.phrase) && last !== '' && isTold)
        return { ...frame, object: last, phrase: `${toPlural(last)} ${frame.phrase}` }
      if (frame.object !== '' && !/^by /i.test(frame.phrase))
        last = cleanNounPhrase(frame.object.replace(/ by .*$/i, ''))
      return frame
    }
    return last === '' ? frame : { ...frame, object: last, phrase: last }
  })
}

const looking = /^(?:search|filter|browse|view|see|remove|delete|edit|verify|confirm|approve|reject) /i
const profiles = /^(?:[a-z]+ )?(?:profiles?|details?|listings|entries|cards|information)$/i
