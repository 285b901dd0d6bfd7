import { toSingular } from './inflect.ts'
import { isWish } from './is-wish.ts'
import { nameByDoing } from './name-by-doing.ts'

/** A short wish by the name of what is wished for: "an app to track my runs in green" is a run tracker in green. */
export function restateWish(text: string): string {
  const wish = text.replace(/(?<![.!?])[.!?]+$/, '')
  if (!isWish(wish) || /[:;\n]/.test(wish)) return text
  // Whoever names a forecast or cities does not mean figures of their own.
  if (forecast.test(wish)) return wish.replace(/weather dashboard/i, 'weather app')
  const end = wish.search(/ (?:in(?! bio\b)|with|using) (?!how\b)| and (?:has|have|includes?) /i)
  const told = (end < 0 ? wish : wish.slice(0, end)).replace(/,$/, '')
  const rest = wish
    .slice(told.length)
    .replace(/^ and \w+/i, ' with')
    // Those who do it together are nothing that it has.
    .replace(/^ with (?:my |our )?(?:friends|room ?mates|flat ?mates|family|a group|others)$/i, '')
  for (const [pattern, name] of wishes) {
    const match = pattern.exec(told)
    if (match !== null && isOpening(told.slice(0, match.index))) return `${name(match[1] ?? '')}${rest}`
  }
  const named = nameByDoing(told)
  return named === undefined ? text : `${named}${rest}`
}

const forecast = /\bweather dashboard\b.*\b(?:forecasts?|cit(?:y|ies)|current weather|humidity)\b/i

/** What stands before says no more than that something is wished for. */
function isOpening(before: string): boolean {
  return before.length <= 60 && !/,| and (?!(?:i )?(?:need|want))/i.test(before)
}

const wishes: readonly (readonly [RegExp, (thing: string) => string])[] = [
  [
    /^(?:(?:please )?(?:make|build|create|design) (?:me )?)?(?:an? |the |my )?(?:simple |modern |nice |beautiful )?(?:log-?in|sign-?in|sign-?up|registration) (?:page|screen|form)$/i,
    () => 'a website with a login',
  ],
  [
    /^(?:(?:please )?(?:make|build|create|design) (?:me )?)?(?:an? |the |my )?(?:simple |modern |nice |beautiful )?contact (?:page|form)$/i,
    () => 'a website with a contact form',
  ],
  [
    /\bdashboard (?:for|of|about) (?:my |our |the )?(?:servers?|server (?:metrics|status|health))$/i,
    () => 'a server monitoring dashboard',
  ],
  [
    /\b(?:tracks?|logs?|records?|note down|keeps? track of|keep an eye on) (?:my|our) ([a-z'-]{3,40}(?: [a-z'-]{1,40})?)(?: and (?:when|how|where|what) [a-z' ]{3,60})?$/i,
    (thing) => `a ${toSingular(thing)} tracker`,
  ],
  [/\b(?:tracks?|logs?|records?) how (?:much|many|often|long) ([a-z]+)\b/i, (thing) => `a ${thing} tracker`],
  [
    /\b(?:organi[sz]es?|catalog(?:ue)?s?|collects?) (?:my|our) ([a-z' -]{3,40}?)(?: collection)?$/i,
    (thing) => `a ${toSingular(thing)} collection manager`,
  ],
  [
    /\bremind(?:s|ing)? (?:me|us|people|users) (?:to|of|about) ([a-z' -]{3,40})$/i,
    (thing) => `a ${thing} reminder`,
  ],
  [
    /\b(?:to|for) (?:book|booking|reserve|reserving) (?:an? |the )?([a-z -]{3,40})$/i,
    (thing) => `a ${toSingular(thing)} booking app`,
  ],
  [/\b(?:save|collect|store|keep) (?:my |our )?(?:links|bookmarks|urls)\b/i, () => 'a bookmark manager'],
  [
    /\b(?:rate|review) (?:the |my )?([a-z]{3,30}) (?:i|we) (?:drank|ate|read|watched|saw|tried|visited|played|tasted)$/i,
    (thing) => `a ${toSingular(thing)} collection manager`,
  ],
  [
    /\bmap of (?:my |our |the )?(?:favou?rite |best )?([a-z' -]{3,40})$/i,
    (thing) => `a ${toSingular(thing)} map`,
  ],
  [
    /\b(?:tips?|bill and tip|tip and bill) (?:splitter|splitting app|divider|sharer)\b.{0,40}$/i,
    () => 'a tip calculator',
  ],
  [/\blinks? in bio(?: (?:page|site|app|website))?$/i, () => 'a links page'],
  [/\bsplit(?:s|ting)? (?:the )?(?:rent|bills|costs|expenses)\b/i, () => 'a split bills app'],
  [
    /\bmanag(?:e|ing) (?:an? |the |my |our )?(?:small |local )?([a-z]+ )?library$/i,
    (kind) => `a ${kind}library system`,
  ],
  [
    /\b(?:plan|planning|organi[sz]e|organi[sz]ing) (?:my|our|an?|the) (wedding|party|birthday party|event)$/i,
    (thing) => `a ${thing} planner`,
  ],
]
