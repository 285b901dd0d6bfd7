import { toSingular } from './inflect.ts'

/** A thing in the request's own words, without articles, vague adjectives and empty heads: "errand order". */
export function cleanNounPhrase(phrase: string): string {
  let words = phrase
    .replace(
      /\b(?:(?:other|all|the|real) )?(?:users?|customers?|clients?|people|members?|visitors?|guests?|readers?|visitors?)(?:'s?|s') (?=[a-z])/gi,
      '',
    )
    .replace(/^.*\b(?:business|company|shop|agent|firm|brand|studio)(?:'s|s') (?=[a-z])/i, '')
    .replace(/["'`]s\b/g, '')
    .replace(/^(?:for|to|in|with|from|of|on|about|into|through|against|as|by)\s+/i, '')
    .replace(aboutWords, '')
    .replace(howOften, '')
    .replace(partOf, '')
    .replace(stateOf, '')
    .replace(likeOthers, '')
    .replace(ofOthers, '$1')
    .replace(doingsOf, '$1')
    .replace(/["`(){}[\]<>*_#]/g, ' ')
    .replace(
      /\b(?:that|which|who|where|they|you|we|when|while|if|by|through|via|with|from|based|according|within|on|in|at|into|so|as|to|without|during|after|before|about|towards?|side by side|together|afterwards?|beforehand|again|between|across|among|using|under|over|(?:higher|lower|more|less|greater|fewer|older|younger) than|online|automatically|in real[- ]time|for|per|against)\b.*$/i,
      '',
    )
    .trim()
    .split(/\s+/)
    .filter((word) => word !== '' && !emptyWords.has(word.toLowerCase()))
  while (words.length > 1 && emptyHeads.has((words.at(-1) ?? '').toLowerCase())) {
    // "moving items" are items: what is left without them names nothing.
    const [first = ''] = words
    const isTelling =
      /ing$/i.test(first) || /^(?:lost|found|stolen|missing|broken|sold|borrowed)$/i.test(first)
    if (words.length === 2 && isTelling && /^items?$/i.test(words[1] ?? '')) break
    words = words.slice(0, -1)
  }
  return words.slice(-3).join(' ')
}

/** The key of a thing: camelCase, singular, letters and digits alone. Empty where nothing is left. */
export function toIdentifier(phrase: string): string {
  const words = toSingular(phrase.toLowerCase())
    .normalize('NFKD')
    .replace(/[^a-z0-9]+/g, ' ')
    .trim()
    .split(' ')
    .filter(Boolean)
    .slice(0, 4)
  const joined = words
    .map((word, at) => (at === 0 ? word : word.charAt(0).toUpperCase() + word.slice(1)))
    .join('')
  if (joined === '') return ''
  const safe = /^[a-z]/.test(joined) ? joined : `n${joined}`
  return reserved.has(safe) ? `${safe}Item` : safe
}

export function toSlug(phrase: string): string {
  return phrase
    .toLowerCase()
    .normalize('NFKD')
    .replace(/[^a-z0-9]+/g, '-')
    .replace(/^-+|-+$/g, '')
    .slice(0, 40)
    .replace(/(?<!-)-+$/, '')
}

export function capitalise(text: string): string {
  return text.charAt(0).toUpperCase() + text.slice(1)
}

/** "an opening", "a room". */
export function withArticle(words: string): string {
  return `${/^(?!u[sx]|uni|eu|one)[aeiou]/i.test(words) ? 'an' : 'a'} ${words}`
}

/** "different categories of tools" and "the inventory of waste" speak of tools and waste. */
const partOf =
  /^(?:(?:the|an?|different|various|all|their) )*(?:transportation and )?(?:inventory|transportation|care|condition|(?:free |opening |available )?hours|lists?|number|amount|status|categories|category|variety|range|selection|collection|history|types?|kinds?) of (?:the )?/i

/** "free parking spaces" are parking spaces, of which some are free just now. */
const stateOf =
  /^(?:(?:the|all|any|their|which|exactly|only|just) )*(?:free(?! (?:trial|shipping|delivery|text|consultation|sample|quote|lesson|download|time))|vacant|unoccupied|occupied|absent|remaining|themed|instant|exactly one|only one) (?=[a-z]{3,})/i

/** "a partner of similar level" is a partner. */
const likeOthers = / of (?:an? |the )?(?:similar|same|equal|comparable) .*$/i

/** "stock of four shops" is stock. */
const ofOthers =
  /^((?:[a-z]+ )?(?:stock|sales?|orders?|photos?|pictures?|videos?|reviews?|stories|news|prices?|levels?|lists?)) of .*$/i

/** "observations of the night sky" are observations. */
const doingsOf =
  /^((?:[a-z]+ )?[a-z]+(?:(?:[ts]ion|ment|visit|check|repair|test|sample|loan|sighting|recording|finding|meeting|survey)s)) of .*$/i

const howOften =
  / ?\b(?:every|each|per|once an?|twice an?|all) (?:single )?(?:day|week|month|year|morning|evening|night|hour|time)s?\b/gi

/** "detailed information about works" speaks of works. */
const aboutWords =
  /^(?:(?:the|detailed|specific|relevant|more|personal|related|basic) )*(?:information|details?|content|contents|data|knowledge|materials?|introductions?|descriptions?|updates) (?:on|about|of|for|regarding|related to|in|from) /i

const emptyWords: ReadonlySet<string> = new Set(
  'a an the one two three four five six another their his her its our your my own different various several multiple many some any all each every selected available related relevant detailed specific particular desired other certain corresponding existing new personal basic current latest recent best both types type kinds kind of such and or more etc also easily quickly online unnecessary certain appropriate necessary suitable favorite favourite popular daily single large small own these those this that dynamic dynamically interested interest real-time quick fast intelligent convenient automatic electronic digital smart simplified basic'.split(
    ' ',
  ),
)
const emptyHeads: ReadonlySet<string> = new Set(
  'information data details detail content contents function functions functionality functionalities feature features capability capabilities list lists page pages section sections item items record records service services option options library system module modules area center centre operation operations info widget widgets panel'.split(
    ' ',
  ),
)
/** Words that code or the generated application needs for itself. */
const reserved: ReadonlySet<string> = new Set(
  'constructor class function default delete new return import export case switch package interface static public private protected await async var let const if else for while do in of this null true false void with yield enum extends super try catch throw typeof instanceof finally break continue debugger arguments eval undefined prototype hasOwnProperty toString valueOf string number boolean object symbol map set array date error promise record id component app router window document'.split(
    ' ',
  ),
)
