import { applicationModel, type ApplicationModel } from '../model/application-model.ts'
import { languages } from '../model/languages.ts'
import { capitalise } from '../understand/language/noun-phrase.ts'
import { normalise } from '../understand/language/normalise.ts'
import { splitSentences } from '../understand/language/split-sentences.ts'
import type { Change, ChangeReader } from './change.ts'
import { withOptions } from './add-choices.ts'
import { addCallLink } from './add-call-link.ts'
import { addLinks } from './add-links.ts'
import { changeContact } from './change-contact.ts'
import { changeColumns } from './change-columns.ts'
import { changeFont } from './change-font.ts'
import { changeGame } from './change-game.ts'
import { changeHours } from './change-hours.ts'
import { changeLanguages } from './change-languages.ts'
import { changeLook } from './change-look.ts'
import { changeNames } from './change-names.ts'
import { changeOffer } from './change-offer.ts'
import { changePage } from './change-page.ts'
import { changeParts } from './change-parts.ts'
import { changeRecords } from './change-records.ts'
import { changeStyle } from './change-style.ts'
import { changeTimer } from './change-timer.ts'
import { putChartOnTop } from './put-chart-on-top.ts'
import { tellThere } from './tell-there.ts'

export interface ChangedModel {
  readonly model: ApplicationModel
  readonly done: readonly string[]
  /** What was done, in the words in which it was asked for: for a plan, in which nothing is done yet. */
  readonly planned: readonly string[]
  readonly missed: readonly string[]
}

const readers: readonly ChangeReader[] = [
  changeLanguages,
  addCallLink,
  changeHours,
  changeContact,
  changeOffer,
  addLinks,
  changeFont,
  changeGame,
  changeTimer,
  putChartOnTop,
  changeColumns,
  changeStyle,
  changePage,
  changeNames,
  changeLook,
  changeRecords,
  changeParts,
]

/** Carries out a follow-up request instruction by instruction. What cannot be read is named, never guessed. */
export function changeModel(model: ApplicationModel, request: string): ChangedModel {
  let current = model
  const done: string[] = []
  const planned: string[] = []
  const missed: string[] = []
  let context = ''
  for (const instruction of readInstructions(request)) {
    const isPage = /\b(?:page|section|screen|tab)$/i.test(instruction)
    const known = isPage ? undefined : tellThere(current, instruction)
    const change = known === undefined ? firstChange(current, instruction, context) : undefined
    const after = change === undefined ? undefined : applicationModel.safeParse(change.model).data
    const told = known ?? (change && after && tell(current, after, { ...change, instruction }))
    if (told === undefined) missed.push(instruction)
    else {
      current = after ?? current
      done.push(told)
      planned.push(capitalise(instruction))
    }
    context = instruction
  }
  return { model: current, done, planned, missed }
}

/** Nothing is said to be added that was not. */
function tell(
  before: ApplicationModel,
  after: ApplicationModel,
  { done, instruction }: { done: string; instruction: string },
): string | undefined {
  const isNothing = /^Added\b/.test(done) && JSON.stringify(after) === JSON.stringify(before)
  return isNothing ? tellThere(before, instruction) : done
}

function firstChange(model: ApplicationModel, instruction: string, context: string): Change | undefined {
  for (const read of readers) {
    const change = read(model, instruction, context)
    if (change !== undefined) return change
  }
  return undefined
}

/** "for English and German" names two of one thing. */
const tongues = ['English', ...languages.map(({ english }) => english)].join('|')
const betweenLanguages = new RegExp(`\\b(?:${tongues}),? and (?:${tongues})\\b`, 'i')

const verbs =
  'add|remove|delete|rename|change|move|make|hide|show|sort|translate|use|set|put|give|include|call|export|enable|disable|drop|turn|replace|import|allow|let|switch|order|increase|create|build|implement'

const nextVerb = new RegExp(`(?:,| and|;|, and| then)+ (?:also |then |please )?(?=(?:${verbs})\\b)`, 'i')

/** "Add these tasks: buy milk, call Ada": what is listed is not asked of us. */
const list = /^(?:please |also |now )*add [a-z ]{2,40}: /i

/** One instruction a sentence, and one for each "and" before a verb of changing. */
export function readInstructions(request: string): string[] {
  return splitSentences(normalise(request))
    .flatMap((sentence) => (list.test(sentence) ? [sentence] : sentence.split(nextVerb)))
    .map((part) =>
      part
        .replace(
          /^(?:please|also|then|now|and|ok|okay|can you|could you|would you|i want you to|i would like you to|i'd like to|i want to|let's|we need to|i need you to)[,\s]+/gi,
          '',
        )
        .replace(/^(?:please|also)\s+/i, '')
        // A property of each, and nothing that one can do.
        .replace(/^(?:let|allow) (?:me|us|users|people) (?:to )?(?=add (?:an? )?[a-z]+ to [a-z]+$)/i, '')
        .trim(),
    )
    .flatMap(splitParts)
    .filter((part) => part !== '')
    .slice(0, 20)
}

/** "suppliers with phone and email": what they have is no part of its own. */
const withFields =
  /^[a-z -]{3,40} with (?:an? |the |their )?(?:[a-z]+ ){0,2}[a-z]+(?:, (?:an? )?(?:[a-z]+ ){0,2}[a-z]+)*,? and (?:an? )?(?:phone|e-?mail|name|address|date|price|amount|quantity|notes?|status|category|photo|description|city|website|url|time|due date|deadline|priority|size|colou?r|type|number)s?(?: numbers?| address(?:es)?)?$/i

/** "add a contact page and dark mode" are two instructions; "add a price and a date to tours" is one. */
function splitParts(instruction: string): string[] {
  const match = /^(add|include|remove|delete) (.+)$/i.exec(instruction)
  const [, verb = '', rest = ''] = match ?? []
  if (
    match === null ||
    list.test(instruction) ||
    withOptions.test(instruction) ||
    withFields.test(rest) ||
    betweenLanguages.test(rest) ||
    /\b(?:to|from|for|on|in) (?:the |each |every |all )?\w+(?: \w+)?$/i.test(rest) ||
    !/(?:,| and) /i.test(rest)
  )
    return [instruction]
  return rest.split(/,? and |, /i).map((part) => `${verb} ${part}`)
}
