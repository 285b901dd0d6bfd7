import type { Input, SectionOf } from '../../model/section.ts'
import { capitalise } from '../language/noun-phrase.ts'
import { isFieldName, readAttribute } from '../subjects/read-attribute.ts'
import type { Draft } from './draft.ts'

/** What people are asked for when they register, beside name, address and password, and the list that they come to stand in. */
export function askAtRegistration(draft: Draft): Pick<SectionOf<'register'>, 'number' | 'asks' | 'keptIn'> {
  const [, named] = numbers.exec(draft.words) ?? []
  const asks = readAsked(draft.words)
  const people = [...draft.entities.values()].find(
    ({ id, archetype }) => archetype === 'person' && id === draft.plainRole?.id,
  )
  return {
    ...(named !== undefined && { number: capitalise(named) }),
    ...(asks.length > 0 && { asks }),
    ...(people !== undefined && { keptIn: people.id }),
  }
}

/** Where people register with the number that they are known by, they are asked for it. */
const numbers =
  /\b(?:regist(?:er|ration)|sign(?:ing)? up|create an account)[^.]{0,30}? (?:with|using|by|and) (?:their |the |an? )?((?:student|member(?:ship)?|voter|employee|staff|citizen|personnel|customer|library card) (?:number|id))\b/

function readAsked(words: string): Input[] {
  const [, list = ''] = listed.exec(words) ?? []
  const inputs: Input[] = []
  for (const item of list.split(/,? and |, (?:or )?/)) {
    const name = item
      .replace(
        /^(?:with |by |entering |giving |providing )?(?:their |the |his |her |your |an? )?(?:own )?/,
        '',
      )
      .trim()
    if (asked.test(name)) continue
    // What comes behind the list is what people do then.
    if (name.split(' ').length > 3 || !isFieldName(name)) break
    inputs.push(inputFor(name))
  }
  return inputs.slice(0, 6)
}

const listed =
  /\b(?:regist(?:er|ers|ering|ration)|sign(?:s|ing)? up|creat(?:e|ing) (?:an )?accounts?)\b(?: (?:an account|online|themselves|as an? [a-z]{1,20}))? (?:with|using|(?:by )?(?:entering|giving|providing|stating)) ([^.;:]{3,140})/

/** Name, address and password are asked for anyway, and numbers by which people are known have a field of their own. */
const asked =
  /^(?:(?:full |user|first |last |real )?names?|usernames?|e-?mails?|e-?mail address(?:es)?|passwords?|accounts?|(?:student|member(?:ship)?|voter|employee|staff|citizen|personnel|customer|library card) (?:number|id))$/

function inputFor(name: string): Input {
  const { id, label, type, options } = readAttribute(name)
  return {
    id,
    label,
    type: isInputType(type) ? type : 'text',
    choices: type === 'choice' ? [...options] : [],
    isRequired: true,
    // Nobody's blood group is guessed.
    initial: '',
  }
}

function isInputType(type: string): type is Input['type'] {
  return ['text', 'email', 'phone', 'number', 'date', 'choice'].includes(type)
}
