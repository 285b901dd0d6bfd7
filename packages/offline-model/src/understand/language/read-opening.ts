import { readActors } from './read-actors.ts'
import { readGivenName } from './read-given-name.ts'
import { isGerund, nounVerbs, readVerb } from './verbs.ts'

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
  /** "coffee shop", where only "coffee" is the subject: what people call such a house. Empty where that is the same. */
  readonly house: string
  /** "a job board for nurses": the subject is whom it is for, and this is what it is. */
  readonly own: string
}

const askingWords =
  /^(?:hi|hello|hey)?[,!. ]*(?:please |kindly )?(?:(?:can|could|would|will) you (?:please )?|i(?:'d| would)? (?:want|need|like|wish)(?: you)?(?: to)? |we (?:want|need|would like)(?: you)?(?: to)? |let's |help me (?:to )?)?(?:please )?(?:(?:implement|build|create|make|develop|design(?! (?:agency|agencies|studio|firm|company|school|portfolio|systems?|blog|conference|bureau)\b)|write|generate|code|produce|set up|construct|craft|deliver|program|modify|update|redesign|rebuild|improve|prepare|put together)(?: (?:me|us))? )?(?:(?:an?|the|my|our|some|one|this) )?/i

const headWords =
  'web(?:-based)? applications?|web apps?|mobile applications?|mobile apps?|applications?|apps?|mini-programs?|websites?|web ?sites?|sites?|web ?pages?|pages?|portals?|platforms?|systems?|tools?|software|dashboards?|landing pages?|home ?pages?|trackers?|managers?|planners?|calculators?|converters?|generators?|editors?|players?|games?|shops?|stores?|blogs?|forums?|boards?|marketplaces?|clients?|services?|clones?|crms?|erps?|networks?|frameworks?|themes?|forms?|sliders?|servers?|constructors?|gateways?|functions?|accounts?|portfolios?|directories|directory|catalogs?|catalogues?|wikis?|quiz(?:zes)?|simulators?|viewers?|builders?|organi[sz]ers?|timers?|clocks?|lists?|hubs?|consoles?|panels?|bots?|assistants?|solutions?|program|interfaces?|menus?|libraries|library|gallery|galleries|magazines?|newspapers?|journals?|diary|diaries|calendars?|notebooks?|wallets?|kiosks?|lottery|resumes?|cvs?|adventures?|invitations?|counters?|backends?|apis?'

/** Takes the first sentence apart: subject, head and purpose. */
export function readOpening(told: string): Opening {
  const sentence = told
    .replace(alike, '')
    .replace(/^(?:something|a place|a way) (?=to |that |where |for )/i, 'an app ')
    .replace(
      /^i(?:'m| am) (?:an? )?[a-z' -]{3,40}?,? (?:and|so|who)? ?(?:i )?(?:need|want|would like) (?=an? |some)/i,
      '',
    )
    .replace(
      /^(?:my|our) ([a-z' -]{3,40}?) (?:needs?|wants?|would like) (?:an? |some )?(?:new )?(.{3,40}?)(?= (?:where|with|that|to|so)\b|:|$)/i,
      'A $2 for a $1',
    )
    .replace(
      /^(?:i|we) (?:run|have|own|am|are|manage|operate|organi[sz]e|host|coordinate|work at|work for) (?:an? |the )?(.{3,60}?),? (?:and|so i|so we)? ?(?:i |we )?(?:need|want|would like) (?:an? |the |some )?(.{3,40}?)(?: for (?:it|us|them|me))?(?= (?:with|where|that|to|so)\b|:|$)/i,
      'A $2 for a $1',
    )
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
  const pair = /^(\S+ to \S+)(?= (?:converter|translator|conversion))/i.exec(rest)?.[1]
  const { phrase, tail } =
    pair === undefined
      ? cutPhrase(rest)
      : {
          phrase: rest.split(/[,;:.]/)[0] ?? rest,
          tail: rest.slice((rest.split(/[,;:.]/)[0] ?? rest).length),
        }
  const match = new RegExp(`^(.*?)\\b(${headWords})$`, 'i').exec(phrase)
  const { about, requests } = readTail(tail)
  const own = (match?.[1] ?? phrase).replace(vagueWords, ' ').replace(/\s+/g, ' ').trim()
  const isOwnTelling =
    own !== '' &&
    !(
      genericSubjects.test(own) &&
      (about !== '' || readShown(tail) !== '' || /^(?:the )?websites?'/i.test(own))
    )
  const aim = isOwnTelling ? '' : readAim(tail)
  const subject =
    aim !== ''
      ? aim
      : genericSubjects.test(own) && !isOwnTelling && about === '' && readShown(tail) === ''
        ? ''
        : isOwnTelling
          ? own
          : about.replace(/^(?:displaying|managing|showing|converting|generating) /i, '') || readShown(tail)
  const bare = isOwnTelling ? subject : subject.replace(new RegExp(` (?:${headWords})$`, 'i'), '')
  return {
    // "an association's web application" is about the association.
    subject: bare.replace(/(?<=[a-z]{3})['’]s$/i, ''),
    house: bare !== subject && /(?:shop|store)$/i.test(subject) ? subject : '',
    head: (match?.[2] ?? '').toLowerCase(),
    tail,
    requests,
    givenName,
    isRequest,
    own: isOwnTelling ? '' : own,
  }
}

/** "to showcase the benefits of pumps" is about pumps, "that converts text to code" about text to code. */
function readShown(tail: string): string {
  const shown =
    /^(?:to|that|which|for) (?:help users? )?(?:[a-z]+ly )?(?:showcas|display|show|present|promot|introduc|sell|find|convert|generat|manag|creat|learn|track|plan|practi[sc]|shar|teach|approv|handl)(?:e|es|s|ing)?(?: and [a-z]+)? (?:the (?:features|benefits)(?: and (?:features|benefits))? of )?(?:information (?:on|about) )?(?:an? |the |suitable |different |electronic )?([^,.;:]{3,60}?)(?= (?:for|with|that|which|and|so|online|using)\b|[,:]|$)/i.exec(
      tail,
    )?.[1] ?? ''
  const [before = '', ...after] = shown.split(' to ')
  const isAim = readVerb(after.join(' to ')) !== undefined
  return (isAim ? before : shown)
    .replace(/^(?:small )?(?:business|company)'s /i, '')
    .replace(/ information$/i, '')
    .replace(/ to an? /i, ' to ')
}

/** "for a team to plan its retrospectives" is about retrospectives: the team is who does it. */
function readAim(tail: string): string {
  const [, verb = '', aim = ''] =
    /^(?:for|so) (?:an? |the |my |our )?(?:[a-z]+ ){0,2}(?:teams?|class(?:es)?|famil(?:y|ies)|groups?|clubs?|friends|colleagues|couples|room ?mates|flat ?mates|neighbou?rs|students|parents)(?: can)? to ([a-z]+) (?:its |their |our |the |an? )?([a-z][a-z' -]{2,38}?)(?= (?:and|with|for|in|on|by|so|together)\b|[,.;]|$)/i.exec(
      tail,
    ) ?? []
  return verb !== '' && readVerb(`${verb} it`) !== undefined ? aim : ''
}

/** "a moving company" is a house, and nothing that is moved. */
const houses = /^[a-z]+ing (?:company|service|business|firm|school|studio|shop|agency|club|centre|center)\b/i

/** "for a small sales team: contacts, companies and deals": whom it is for, and the list of what it has. */
function readTail(tail: string): { about: string; requests: string[] } {
  const [before = '', ...after] = tail.split(/: (?=\S)/)
  const told = after.join(', ')
  const listed = told === '' ? [] : [askFor(told)]
  const match =
    /^(?:for|about|on|of|from|in|dedicated to) (?:an? |the |my |our |your )?((?!users to\b|people to\b)[^,.;]{2,60}?)(?=,| (?:that|to|with|where|which|so|featuring|including|in which|who|using|showing|displaying)\b|$)/i.exec(
      before,
    )
  const named = match?.[1] ?? ''
  if (match === null || (isGerund(named) && !houses.test(named)) || named.endsWith(' to'))
    return { about: '', requests: [isDoing(before) ? `users can ${before}` : before, ...listed] }
  const rest = before.slice(match[0].length).replace(/^[\s,]+/, '')
  return {
    about: named
      .replace(/ (?:in|from|at|near|on|by) .*$/i, '')
      .replace(/^(?:small|little|local|new|young|modern) /i, '')
      .trim(),
    requests: [rest, ...listed],
  }
}

/** ": tenants report repairs" says who does what; otherwise everybody does it, or it is there. */
function askFor(told: string): string {
  if (readActors(told)[0]?.start === 0) return told
  return isDoing(told) ? `users can ${told}` : `with ${told}`
}

/** ": browse movies, keep a watchlist" tells what one does, ": contacts, companies and deals" what there is. */
function isDoing(list: string): boolean {
  const parts = list.split(/, (?:and )?/i)
  const doing = parts.filter((part) => {
    const verb = readVerb(part)
    return verb !== undefined && verb.rest !== '' && !isGerund(part)
  })
  const [first = ''] = parts
  return (
    doing.includes(first) && !nounVerbs.has(readVerb(first)?.verb ?? '') && doing.length * 2 >= parts.length
  )
}

/** "a tool like Trello": whom it resembles is not what it is about. */
const alike = / (?:(?:similar to|such as|just like)|like) (?:the )?[A-Z][\w.]*(?: (?:or|and) [A-Z][\w.]*)*/

const genericSubjects =
  /^(?:(?:the |a )?websites?'s?(?: [a-z]+)?|(?:(?:company|corporate|business|personal|professional|brochure|portfolio|marketing|official|presentation) ?)+|(?:online )?courses?|quiz|trivia|news|kanban|internal|streaming|recruitment|bookings?|reservations?|appointments?|appointment booking|ordering|review|update|product|wordpress|company|corporate|business|portfolio|travel|learning|social|admin|landing|lead generation|personal|official|brochure|e-commerce|online|job|event|analytics|management|blog|crm|erp|product|content|information|small)$/i

const vagueWords =
  /\b(?:simple|responsive|modern|beautiful|small|basic|professional|user-friendly|online|web-based|web|full|complete|fully functional|new|good|nice|cool|clean|minimal|minimalist|fast|interactive|personal(?= (?:web)?site)|wechat|html|single|one-page|mobile(?= app)|official|comprehensive|dynamic|static|(?<!\blost )and)\b/gi

/** The noun phrase ends where a purpose, a relative clause or a list begins. */
function cutPhrase(text: string): { phrase: string; tail: string } {
  const end =
    /,|;|:| (?:for|to|that|which|where|with|using|based on|supporting|including|so that|used|allowing|about|in which|who|featuring|of|in|on(?!-)|against|between|without|near|at|from|as|by|called|named|displaying|showing)\b/i.exec(
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
