import { isPlural } from '../language/inflect.ts'

/** Whether words say how an application is made rather than what it is about. "applications" in the plural are things. */
export function namesNothing(thing: string, phrase = thing): boolean {
  return noThings.test(thing) && !(madeThings.test(phrase) && isPlural(phrase))
}

const madeThings = /\b(?:performances|applications|mini-programs|devices|requirements|searches|sites)$/i

/** Whether words that we do not know can be the name of a thing: no verb, adverb, adjective or pronoun in them. */
export function isThing(words: string): boolean {
  const last = words.split(' ').at(-1) ?? ''
  if (words.split(' ').length > 3 || last.length < 3 || /[^a-z' -]/.test(words)) return false
  if (
    /\b(?:they|them|it|its|their|you|your|we|is|are|was|not|very|both|between|each|two|three|old|large|small|previously|correctly|manually|automatically|following|corresponding)\b/.test(
      words,
    )
  )
    return false
  return !/(?:ly|ed|ing|able|ible|(?<!h)ive|ous|ful|ness|ity|ance|ence|ism|-)$/.test(last)
}

/** In a tool these are what goes in and comes out, not things that are kept. */
export const toolWords =
  /(?:text|conversion|code|word|expression|object|size|number|value|encoding|segment|control|element)$/

/** Words for how something is made, shown or used. */
export const noThings =
  /^(?:csv(?: exports?)?|difficulty levels?|colou?r schemes?|pdf(?: downloads?)?|sent|compose|drafts?|search(?:es)?|excel|json|xml|html|tsv|png|jpe?g|(?:[a-z]+ )?formats?|[a-z]+ status(?:es)?|(?:user|management|maintenance|regulatory|operations?) ends?|[a-z]+ ownerships?|(?:[a-z]+ )*frequenc(?:y|ies)|(?:[a-z]+ )*elements?|(?:conversion|checkout|download|upload|booking|ordering) process(?:es)?|kanban|comments?|likes?|followers?|favou?rites?|abuse|widgets?|prices?|bedrooms?|dates?|ages?|species|date ranges?|locations? and|websites?|web ?pages?|sites?|systems?|platforms?|apps?|applications?|mini-programs?|softwares?|interfaces?|designs?|layouts?|pages?|experiences?|devices? types?|(?:mobile )?devices?|performance|efficiency|security|accuracy|(?:[a-z]+ )?quer(?:y|ies)|keywords?|links?|buttons?|menus?|options?|results?|values?|conditions?|query conditions?|operations?|functions?|languages?|sizes?|screens?|effects?|it|them|themselve|themselves|oneself|(?:[a-z]+ )?ones?|they|this|that|these|those|one|things?|ways?|needs?|use|time|times|number|name|names|types?|terms?|steps?|details?|data|server side|client side|everything|something|others?|internet|internet connectivity|online status|social media|social media platforms?|process|processes|progress|status|formats?|modes?|fields?|changes?|models?|points?|persons?|people|categor(?:y|ies)|browsers?|ai|mac|versions?|us|features?|functionalit(?:y|ies)|support|system optimization|administrators?|admins?|visitors?|ends?|management|maintenance|back-?ends?|background|lists?|rights?|images? and text|technology|standards?|requirements?|access|lightings?|angles?|environments?|connections?|elements?|structures?|outputs?|inputs?|searches|downloads?|uploads?|quality|issues?|purposes?|carts?|paginations?|displays?|lefts?|left|right|responses?|errors?|search(?:es)?(?: engines?)?|webs?|exports?|(?:output|processed|comparison|query|test|form submission|detection|recognition) results?|field names?|colou?rs?|logos?|logo images?|fonts?|http (?:clients?|methods?)|checkouts?|login|logins?)$/
