import type { ApplicationModel } from '../model/application-model.ts'
import { languages } from '../model/languages.ts'
import type { Change, ChangeReader } from './change.ts'

/** "also add German", "translate it to Spanish", "remove French": the languages that the pages are in, beside English. */
export const changeLanguages: ChangeReader = (model, instruction) => {
  if (model.framework !== 'react' || isAboutLanguages(model)) return undefined
  const words = instruction.toLowerCase()
  const named = languages.filter(({ english }) => new RegExp(`\\b${english}\\b`, 'i').test(words))
  const rest = words.replace(said, ' ').replace(/[^a-z]+/g, '')
  if (rest !== '') return undefined
  if (/^(?:remove|drop|delete)\b/.test(words)) return remove(model, new Set(named.map(({ code }) => code)))
  const wanted = named.length > 0 ? named : asksForMenu.test(words) ? languages : []
  return wanted.length === 0
    ? undefined
    : speak(
        model,
        wanted.map(({ code }) => code),
      )
}

/** What such a wish is made of. Whatever else it says, it is about something else: "add Spanish lessons". */
const said = new RegExp(
  `\\b(?:${[
    ...languages.map(({ english }) => english.toLowerCase()),
    'english|add|also|include|support|offer|remove|drop|delete|translate[ds]?|translations?|make|put|show|have|give',
    'it|its|the|this|my|our|whole|entire|app|site|website|page|pages|texts?|everything|all|content|interface|ui',
    'in|into|to|for|and|or|as|an?|of|with|on|second|third|additional|another|further|other|multiple|several|different',
    'languages?|versions?|too|well|available|switch(?:er)?|menu|selector|toggle|picker|dropdown|option|between|header',
    'bi-?lingual|multi-?lingual|i|we|you|need|want|would|like|users?|visitors?|people|let|can|choose|please|now|then|be|should',
  ].join('|')})\\b`,
  'g',
)

const asksForMenu =
  /\blanguages? (?:switch(?:er)?|menu|selector|toggle|picker|dropdown|option)\b|\bmulti-?lingual\b|\b(?:multiple|several|different) languages\b/

/** Where languages are learnt or translated, a language is what is learnt. */
function isAboutLanguages({ kind, request, name }: ApplicationModel): boolean {
  return (
    kind === 'learning' ||
    /\b(?:languages? (?:learning|school|course)|vocabulary|flash ?cards?|translator|dictionary)\b/i.test(
      `${request} ${name}`,
    )
  )
}

function speak(model: ApplicationModel, wanted: readonly string[]): Change {
  const codes = [...new Set(['en', ...spokenIn(model), ...wanted])]
  return {
    model: {
      ...withCodes(model, codes),
      simulated: [...new Set([...model.simulated, onlyTexts])],
    },
    done: `The pages are in ${namesOf(codes)} now, with a menu of languages in the header. What people write stays as they wrote it, and a text without a translation stays in English.`,
  }
}

function remove(model: ApplicationModel, unwanted: ReadonlySet<string>): Change | undefined {
  const before = spokenIn(model)
  const codes = before.filter((code) => code === 'en' || (unwanted.size > 0 && !unwanted.has(code)))
  if (before.length === 0 || codes.length === before.length) return undefined
  return {
    model: withCodes(model, codes.length > 1 ? codes : []),
    done: `The pages are in ${namesOf(codes)} alone now.`,
  }
}

function spokenIn({ modules }: ApplicationModel): string[] {
  return modules.flatMap((module) => (module.type === 'languages' ? module.codes : []))
}

function withCodes(model: ApplicationModel, codes: string[]): ApplicationModel {
  const others = model.modules.filter(({ type }) => type !== 'languages')
  return { ...model, modules: codes.length === 0 ? others : [...others, { type: 'languages', codes }] }
}

function namesOf(codes: readonly string[]): string {
  const names = codes.map((code) => languages.find((known) => known.code === code)?.english ?? 'English')
  return names.length < 2 ? names.join('') : `${names.slice(0, -1).join(', ')} and ${names.at(-1) ?? ''}`
}

const onlyTexts =
  'The texts of the pages are translated. What people write stays as they wrote it, and a text without a translation stays in English.'
