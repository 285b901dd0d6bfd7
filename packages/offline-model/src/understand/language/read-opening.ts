import { readGivenName } from './read-given-name.ts'
import { isGerund } from './verbs.ts'

export interface Opening {
  /** What it is about: "campus errand running", "stock report". */
  readonly subject: string
  /** "website", "mini-program", "dashboard": the form it takes. */
  readonly head: string
  /** The rest of the sentence, from "for", "to", "with" on. */
  readonly tail: string
  /** What of the rest asks for something, ready to be read like any sentence. */
  readonly requests: readonly string[]
  readonly givenName: string | null
  /** Whether the sentence asks for something to be made. */
  readonly isRequest: boolean
}

const askingWords =
  /^(?:hi|hello|hey)?[,!. ]*(?:please |kindly )?(?:(?:can|could|would|will) you (?:please )?|i(?:'d| would)? (?:want|need|like|wish)(?: you)?(?: to)? |we (?:want|need|would like)(?: you)?(?: to)? |let's |help me (?:to )?)?(?:please )?(?:(?:implement|build|create|make|develop|design|write|generate|code|produce|set up|construct|craft|deliver|program|modify|update|redesign|rebuild|improve|prepare|put together)(?: (?:me|us))? )?(?:(?:an?|the|my|our|some|one|this) )?/i

const headWords =
  'web(?:-based)? applications?|web apps?|mobile applications?|mobile apps?|applications?|apps?|mini-programs?|websites?|web ?sites?|sites?|web ?pages?|pages?|portals?|platforms?|systems?|tools?|software|dashboards?|landing pages?|home ?pages?|trackers?|managers?|planners?|calculators?|converters?|generators?|editors?|players?|games?|shops?|stores?|blogs?|forums?|boards?|marketplaces?|clients?|services?|clones?|crms?|erps?|networks?|frameworks?|themes?|forms?|sliders?|servers?|constructors?|gateways?|functions?|accounts?|portfolios?|directories|directory|catalogs?|catalogues?|wikis?|quiz(?:zes)?|simulators?|viewers?|builders?|organi[sz]ers?|timers?|clocks?|lists?|hubs?|consoles?|panels?|bots?|assistants?|solutions?|program|interfaces?|menus?|libraries|library|gallery|galleries|magazines?|newspapers?|journals?|diary|diaries|calendars?|notebooks?|wallets?|kiosks?|lottery|resumes?|cvs?|invitations?|counters?|backends?|apis?'

/** Takes the first sentence apart: subject, head and purpose. */
export function readOpening(sentence: string): Opening {
  const asking = askingWords.exec(sentence)?.[0] ?? ''
  const isRequest = /[a-z]/i.test(asking.replace(/\b(?:an?|the|my|our|some|one|this|hi|hello|hey)\b/gi, ''))
  const givenName = readGivenName(sentence)
  const rest = sentence
    .slice(asking.length)
    .replace(
      /,? ?\b(?:called|named|titled) ?["'“][^"'”]{1,60}["'”]|,? ?\b(?:called|named|titled) ?[^\s,.]{1,40}(?= |,|$)/i,
      '',
    )
    .trim()
  const { phrase, tail } = cutPhrase(rest)
  const match = new RegExp(`^(.*?)\\b(${headWords})$`, 'i').exec(phrase)
  const { about, requests } = readTail(tail)
  const own = (match?.[1] ?? phrase).replace(vagueWords, ' ').replace(/\s+/g, ' ').trim()
  const isOwnTelling = own !== '' && !(genericSubjects.test(own) && about !== '')
  const subject = isOwnTelling
    ? own
    : about.replace(/^(?:displaying|managing|showing|converting|generating) /i, '')
  return { subject, head: (match?.[2] ?? '').toLowerCase(), tail, requests, givenName, isRequest }
}

/** "for a small sales team: contacts, companies and deals": whom it is for, and the list of what it has. */
function readTail(tail: string): { about: string; requests: string[] } {
  const [before = '', ...after] = tail.split(/: (?=\S)/)
  const listed = after.length === 0 ? [] : [`with ${after.join(', ')}`]
  const match =
    /^(?:for|about|on|of|from|in|dedicated to) (?:an? |the |my |our |your )?((?!users to\b|people to\b)[^,.;]{2,60}?)(?=,| (?:that|to|with|where|which|so|featuring|including|in which|who|using)\b|$)/i.exec(
      before,
    )
  const named = match?.[1] ?? ''
  if (match === null || isGerund(named) || named.endsWith(' to'))
    return { about: '', requests: [before, ...listed] }
  const rest = before.slice(match[0].length).replace(/^[\s,]+/, '')
  return { about: named.replace(/ (?:in|from|at|near) .*$/i, '').trim(), requests: [rest, ...listed] }
}

const genericSubjects =
  /^(?:company|corporate|business|portfolio|travel|learning|social|admin|landing|lead generation|personal|official|e-commerce|online|job|event|analytics|management|blog|crm|erp|product|content|information|small)$/i

const vagueWords =
  /\b(?:simple|responsive|modern|beautiful|small|basic|professional|user-friendly|online|web-based|web|full|complete|fully functional|new|good|nice|cool|clean|minimal|minimalist|fast|interactive|personal(?= (?:web)?site)|wechat|html|single|one-page|mobile(?= app)|official|comprehensive|dynamic|static|and)\b/gi

/** The noun phrase ends where a purpose, a relative clause or a list begins. */
function cutPhrase(text: string): { phrase: string; tail: string } {
  const end =
    /,|;|:| (?:for|to|that|which|where|with|using|based on|supporting|including|so that|used|allowing|about|in which|who|featuring|of|in|on|from|as|by|called|named|displaying|showing)\b/i.exec(
      text,
    )
  if (end === null) return { phrase: text.trim(), tail: '' }
  return {
    phrase: text.slice(0, end.index).trim(),
    tail: text
      .slice(end.index)
      .replace(/^[,;:]/, '')
      .trim(),
  }
}
