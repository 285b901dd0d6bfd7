import type { ApplicationKind } from '../../model/application-model.ts'
import { toPlural } from '../language/inflect.ts'
import { capitalise } from '../language/noun-phrase.ts'
import type { Opening } from '../language/read-opening.ts'
import { readGivenName } from '../language/read-given-name.ts'
import { readVerb, toPlainVerbs } from '../language/verbs.ts'
import { findTemplate } from '../subjects/entity-templates.ts'

/** What the application is about, in up to four words: "moving", "Three Kingdoms action". */
export function subjectOf(opening: Opening): string {
  return (
    opening.subject
      .replace(/^(?:teaching|learning) (?=[a-z]+$)/i, '')
      // What it is made with is not what it is about.
      .replace(/\b(?:wordpress|drupal|joomla)\b/gi, ' ')
      .replace(
        /\b(?:management|system|platform|information|display|service|services|tool|website|application|into an?|integration)\b/gi,
        ' ',
      )
      .replace(/(?:^|\s)'s\b/g, ' ')
      .replace(/[^\p{L}\p{N} '&-]/gu, ' ')
      .replace(/\s+/g, ' ')
      .trim()
      .split(' ')
      .slice(0, 4)
      .join(' ')
      .slice(0, 48)
  )
}

/** The name given in the request, otherwise one from its subject, otherwise one for its kind. */
export function nameApplication(
  opening: Opening,
  text: string,
  { kind, called }: { kind: ApplicationKind; called?: string | undefined },
): string {
  const given = opening.givenName ?? readGivenName(text)
  if (given !== null) return given
  const isClause = clause.test(opening.subject)
  if (called !== undefined && (isClause || opening.tail.includes(opening.subject))) return called
  const words = (opening.house || opening.subject || readActedOn(opening.tail))
    .replace(/\b(?:wordpress|drupal|joomla)\b/gi, ' ')
    .replace(/[:;,].*$| (?:when|where|how) .*$/i, '')
    .replace(/^(?:(?:track|log|manage|organi[sz]e|plan|keep) )?(?:my|our) /i, '')
    .replace(/^(?:teaching|learning) (?=[a-z]+$)/i, '')
    .replace(/[^\p{L}\p{N} '&.+-]/gu, ' ')
    .replace(/\b(?:into|of|with) .*$| to (?=[a-z]+ (?:and|the|an?|their|your)\b).*$/i, '')
    .replace(/[- ]based\b|-(?= |$)|(?:^|\s)'s\b/gi, '')
    .split(/\s+/)
    .filter((word) => word !== '')
    .slice(0, 4)
  if (words.length === 0 && /^(?:crm|erp)$/i.test(opening.head)) return opening.head.toUpperCase()
  if (words.length === 0)
    return (kind === 'tool' && tellingHeads.test(opening.head)) || /^(?:quiz|timer)$/.test(opening.head)
      ? capitalise(opening.head)
      : kindNames[kind]
  // A product without a name has one to begin with.
  if (unnamed.test(words.join(' '))) return 'Northlight'
  if (isAudience(opening)) {
    const thing = `${opening.own} ${opening.head}`.trim()
    return `${thing.split(' ').map(spell).join(' ')} for ${words.map(capitalise).join(' ')}`.slice(0, 48)
  }
  const head = /^(?:quiz|trivia|kanban)\b/i.exec(opening.own)?.[0] ?? opening.head
  const kept = keptFor(opening)
  if (kept !== undefined) return kept.map(spell).join(' ').slice(0, 48)
  // "a recipe app" is called Recipes: it has many.
  const [only = ''] = words
  const isListed = words.length === 1 && /^(?:apps?|applications?)$/.test(head)
  const known = findTemplate(only.toLowerCase())
  if (isListed && known?.isExact === true && known.known.archetype !== 'machine')
    return capitalise(toPlural(only.toLowerCase()))
  // "a support ticket system" is for many of them.
  const last = words.at(-1)?.toLowerCase() ?? ''
  const counted = findTemplate(last)
  if (/^systems?$/.test(head) && counted?.isExact === true && counted.known.archetype === 'task')
    words.splice(-1, 1, toPlural(last))
  const all = tellingHeads.test(head) && words.length < 4 ? [...words, head] : words
  return all
    .map((word, at) => (at > 0 && /^(?:of|and|the|for|in|on|to)$/.test(word) ? word : spell(word)))
    .join(' ')
    .slice(0, 48)
}

/** "track what I lend" says what somebody does, and no name. */
const clause = /\b(?:what|who|books|things|items|stuff|tools) (?:i|we|has|have|borrow\w*)\b/i

/** "inventory for a bakery" is a bakery's inventory. */
function keptFor({ subject, head, tail }: Opening): string[] | undefined {
  const [, house = ''] = /^for (?:an?|my|our|the) (?:small )?([a-z]+(?: [a-z]+)?)$/i.exec(tail) ?? []
  const isKept = /^(?:inventory|stock|roster|rota|payroll|attendance|timetable|schedule|intranet)$/i.test(
    subject,
  )
  return head === '' && isKept && house !== '' ? [...house.split(' '), subject] : undefined
}

/** "to save sheet music images", "for comparing spreadsheet data with …": what is done to something names it too. */
function readActedOn(tail: string): string {
  const managed =
    /\b(?:management|operation|administration) of (?:the )?([^,.;]{3,40}?)(?= (?:and|with|for|in)\b|,|$)/i.exec(
      tail,
    )?.[1]
  // "a game where you catch falling fruit" is called by what one does in it.
  const played =
    /^(?:where|in which) (?:you|players?|one) (?:have to |has to |must |can )?([a-z]+ [^,.;]{3,40}?)(?= (?:and|while|before|with|by|to|in|on)\b|,|$)/i.exec(
      tail,
    )?.[1]
  if (played !== undefined) return played
  const [, doing = '', object = ''] =
    /^(?:to|that|which|for) (?:[a-z]+ly )?([a-z]+) (?:an? |the |their |your )?([^,.;]{3,40}?)(?= (?:from|to|with|in|for|on|and|that|so|which|where|using|by|functionality|functions?)\b|,|$)/i.exec(
      tail,
    ) ?? []
  const isDone = readVerb(doing) !== undefined || toPlainVerbs(`${doing} it`) !== undefined
  return managed ?? (isDone && !/^(?:users?|people|customers?|you|me|it|them)\b/i.test(object) ? object : '')
}

const unnamed = /^(?:(?:b2b|ai) )?(?:saas|startup|software|waitlist)(?: product| page)?$/i

function spell(word: string): string {
  if (/^saas$/i.test(word)) return 'SaaS'
  return shortNames.test(word) ? word.toUpperCase() : capitalise(word)
}

const shortNames = /^(?:url|crm|erp|hr|lms|ux|ui|ai|seo|diy|tv|vr|ar|api|pdf|faq|kpi|mrr|b2b|3d)$/i

/** "a job board for nurses", "a forum for parents of twins": people, whom the application is for. */
export function isAudience({ subject, head, tail }: Opening): boolean {
  const isFor =
    /^for /i.test(tail) &&
    /^(?:forum|board|crm|erp|platform|portal|community|network|app|marketplace|directory)s?$/.test(head)
  return (
    isFor &&
    /^(?:[a-z-]+ ){0,2}(?:[a-z]+(?:ers|ors|ists|ents|ants|ans|ees)|nurses|people|teams?|crews?|clubs?|kids|couples|families|makers?|nerds|coaches|artists?)\b/i.test(
      subject,
    )
  )
}

/** "Garden Blog" says more than "Garden"; "Garden Website" does not. */
const tellingHeads =
  /^(?:crms?|erps?|kanban|quiz|trivia|counters?|timers?|gallery|galleries|shops?|stores?|blogs?|forums?|games?|dashboards?|trackers?|planners?|calculators?|converters?|generators?|portfolios?|boards?|players?|editors?|journals?|diary|diaries|lists?|managers?|organi[sz]ers?|clocks?|menus?|calendars?|director(?:y|ies))$/

const kindNames: Readonly<Record<ApplicationKind, string>> = {
  company: 'Our Company',
  portfolio: 'Portfolio',
  blog: 'The Journal',
  community: 'Community',
  shop: 'Corner Shop',
  booking: 'Bookings',
  dashboard: 'Dashboard',
  operations: 'Operations Desk',
  learning: 'Learning Place',
  jobs: 'Job Board',
  projects: 'Project Board',
  game: 'Play',
  mail: 'Mail',
  streaming: 'Watch',
  tool: 'Toolbox',
  developer: 'Workbench',
  finance: 'Finance Desk',
  personal: 'My Day',
  promotion: 'Campaign',
}
