import { person, readActors } from './read-actors.ts'
import { toPlainVerbs } from './verbs.ts'

export interface Clause {
  /** Who acts, in the request's words: "users", "the management end", "the system". */
  readonly subject: string
  /** `ability`: a list of verbs; `feature`: a list of things the application has; `description`: what one thing has. */
  readonly mode: 'ability' | 'feature' | 'description'
  readonly tail: string
  /** A bare list without a verb says less than "users should be able to". */
  readonly isFragment: boolean
}

const modal = 'should|can|could|must|may|will|shall|would|needs? to|(?:is|are) able to|wants? to'
/** A new actor and a modal verb begin a new clause: ", drivers can …", " and the system will …". */
const clauseStart = new RegExp(
  `(?:^(?:where |in which |so that |so )?|[,;] (?:and |where |so that |which |while |then |but )?| (?:and|where|so that|so|while|but) |: )((?:(?:the|each|both|all|our|every|registered|logged-in) )?[a-z][a-z'/-]*(?: [a-z'/-]+){0,4}?) (?:also )?(?:${modal})\\b(?! (?:be|have) (?:done|seen))`,
  'gi',
)
const allowing =
  /(?:^|,? )(?:(?:thereby |thus |by )?(?:allowing|enabling|letting|helping|making it easy for|allows?|enables?|lets?|helps?)) ((?:the |our |all |registered )?(?:[a-z-]+ ){0,2}?(?:users?|customers?|visitors?|people|developers?|administrators?|admins?|drivers?|patients?|students?|teachers?|members?|players?|guests?|staff|employees?|merchants?|sellers?|buyers?|clients?|readers?|viewers?|them|individuals|companies|teams?|everyone|me|us|fans|owners?|managers?|parents?|doctors?|travell?ers?)) (?:to )?/gi
/** "for users to place orders": here the "to" decides. */
const forSomebody = new RegExp(
  `(?:^|,? )(?:for ((?:the |our |all )?(?:[a-z-]+ )?[a-z-]+s|staff|people|me|us)|and ((?:the |our )?(?:${person}))) to `,
  'gi',
)

/** Cuts a sentence where a new actor begins, and tells lists of abilities from lists of things. */
export function readClauses(told: string): Clause[] {
  const sentence = told
    .replace(circumstance, '')
    .replace(worksOn, '')
    .replace(ownArea, ', administrators can ')
  const marks = [
    ...[...sentence.matchAll(clauseStart)].map((match) => ({
      start: match.index,
      subject: match[1] ?? '',
      bodyStart: match.index + match[0].length,
      isOne: false,
      isAllowing: false,
    })),
    ...readActors(sentence).map((actor) => ({ ...actor, isAllowing: true })),
    ...[...sentence.matchAll(allowing), ...sentence.matchAll(forSomebody)].map((match) => ({
      start: match.index,
      subject: match[1] ?? match[2] ?? '',
      bodyStart: match.index + match[0].length,
      isOne: false,
      isAllowing: true,
    })),
  ]
    .toSorted((a, b) => a.start - b.start)
    .filter((mark, at, all) => at === 0 || mark.start >= (all[at - 1]?.bodyStart ?? 0))
  const first = marks[0]
  const head = first === undefined ? sentence : sentence.slice(0, first.start)
  const clauses = head.trim() === '' ? [] : readPlain(head.trim())
  marks.forEach((mark, at) => {
    const tail = sentence.slice(mark.bodyStart, marks[at + 1]?.start ?? sentence.length).trim()
    if (tail === '') return
    const plain = mark.isOne ? (toPlainVerbs(tail) ?? tail) : tail
    clauses.push(mark.isAllowing ? ability(mark.subject, plain) : readPredicate(mark.subject, plain))
  })
  return clauses.filter((clause) => clause.tail !== '')
}

/** "At the end of the month the owner sees …": when something happens is not what happens. */
const circumstance =
  /^(?:(?:at|by|after|before|during|once|every|each|in) (?:the )?(?:end|start|beginning|day|week|month|morning|evening|year)s?(?: of (?:the |each |every )?[a-z]+)?,? )(?=[a-z])/i

/** "that works on the phone with sound": every app does. */
const worksOn =
  /^(?:that|which) works? (?:well )?on (?:an? |the |my |any )?[a-z]+s?,? (?:and )?(?=(?:with|has) )/i

/** "and an admin area to manage products": those who enter it do so. */
const ownArea =
  /(?:,? and|,|^with)? (?:an? |the )?(?:admin(?:istrator|istration)?|owner'?s?|staff|manager'?s?)(?:'s)? (?:area|panel|section|backend|back end|page|console|zone) (?:to|for|where (?:they|i|we|you|admins?|staff|the owner) can) (?=[a-z])/i

const fillers =
  /^(?:also |then |be able to |be |easily |quickly |automatically |directly |simply |freely |conveniently |be designed to |need to |be used to |to )+/i
const having =
  /^(?:have|has|having|include|includes|including|provide|provides|providing|offer|offers|contain|contains|feature|features|support|supports|supporting|consist of|consists of|come with|comes with|with|equipped with|add|use|implement|show|display|displays|shows|integrate|need|needs|want|i want|it has|there (?:should be|is|are)) /i
const functionWords =
  /^(?: |the|a|an|some|basic|core|key|main|following|various|several|all|clear|necessary)*(?:functionalit(?:y|ies)|functions?|features?|capabilit(?:y|ies)|abilit(?:y|ies)|options?|sections?|pages?|modules?|elements|tools)(?: (?:page|pages))?(?: (?:for|such as|like|including|to|of|that|where|with)|:|,? including|,? such as)+ /i

/** "offer food with type and quantity": whoever says what belongs to it enters it. */
const doing = /^(?:(?:add|use|show|display|integrate|implement) |offer [a-z]+(?: [a-z]+)? with [a-z ]+,)/i
const actor = new RegExp(`\\b(?:${person})$|\\bend$`, 'i')

/** What follows a modal verb: "have functionalities for …", "allow users to …", "log in, browse …". */
function readPredicate(subject: string, tail: string): Clause {
  const body = tail.replace(fillers, '')
  // What the system adds or shows is part of it; somebody who adds or shows something does it.
  const isDoing = doing.test(body) && actor.test(subject)
  if (isDoing || !having.test(body)) return ability(subject, body)
  const things = body.replace(having, '')
  const described = eachOne.exec(subject)?.[1]
  if (described !== undefined && !actor.test(subject) && !itself.test(described))
    return { subject: described, mode: 'description', tail: things, isFragment: false }
  const listed = things.replace(functionWords, '')
  const isToList = /\b(?:functionalit|function|abilit|capabilit|feature|option)\w* to $/i.test(
    things.slice(0, things.length - listed.length),
  )
  return { subject, mode: isToList ? 'ability' : 'feature', tail: listed, isFragment: false }
}

/** "each project page should show the raised amount": a project has one. */
const eachOne =
  /^(?:each|every) ([a-z-]+(?: [a-z-]+)??)(?: (?:details? )?(?:pages?|cards?|entry|record|profile))?$/i

/** A sentence or a beginning without a modal verb. */
function readPlain(text: string): Clause[] {
  const toVerb = /^(?:used )?(?:to|for (?:users|people|customers) to) /i
  if (toVerb.test(text)) return [ability('users', text.replace(toVerb, ''))]
  const relative = /^(?:that|which|where) (?:users? |people |customers |you |i |we )?/i
  if (relative.test(text)) return [readDoing('users', text.replace(relative, ''))]
  const told = readStatement(text)
  if (told !== undefined) return told
  if (having.test(text)) return [{ ...readPredicate('system', text), isFragment: false }]
  const list = text.replace(/^(?:for|of|about|on|,)\s+/i, '')
  return [{ subject: 'system', mode: 'feature', tail: list.replace(functionWords, ''), isFragment: true }]
}

/** "shows prices and keeps a list": what the application does, or has. */
function readDoing(subject: string, predicate: string): Clause {
  const rest = toPlainVerbs(predicate) ?? predicate
  return having.test(rest) ? readPredicate('system', rest) : ability(subject, rest)
}

/** "The app suggests sights", "each recipe has a photo", "a leaderboard shows the kilometres of the month". */
function readStatement(text: string): Clause[] | undefined {
  const match =
    /^((?:(the|an?|each|every|our|my|its|all) )?(?:[a-z-]+ ){0,2}?[a-z-]+) ([a-z]+(?: (?:to|of|with))?) (.+)$/i.exec(
      text,
    )
  const [, subject = '', article = '', verb = '', rest = ''] = match ?? []
  const owned = owning.exec(verb)
  const isEach = /^(?:each|every|all)$/i.test(article)
  if (isEach && owned !== null)
    return [
      {
        subject,
        mode: 'description',
        tail: rest.replace(/ (?:and|,) (?:has|have|shows?|belongs? to|needs?) /gi, ', '),
        isFragment: false,
      },
    ]
  const plain = toPlainVerbs(`${verb} ${rest}`)
  const isHaving = having.test(`${verb} ${rest}`)
  if (plain === undefined && !isHaving) return undefined
  if (/^(?:i|we|it|they|you|there)$/i.test(subject) || itself.test(subject))
    return [readDoing('system', `${verb} ${rest}`)]
  if (!isHaving && !/^(?:lists?|shows?|displays?|tells?|contains?)$/i.test(verb)) return undefined
  // What shows something is asked for as much as what it shows.
  return [
    { subject: 'system', mode: 'feature', tail: subject, isFragment: false },
    { ...readPredicate('system', `show ${rest}`), isFragment: false },
  ]
}

const owning =
  /^(?:has|have|contains?|includes?|shows?|displays?|needs?|belongs? to|consists? of|comes? with|gets?)$/i
const itself =
  /\b(?:website|site|app|application|system|platform|page|pages|webpage|tool|software|program|mini-program|portal|product|interface|home ?page|catalogue|catalog|it|framework|theme|server|company|design|layout|player|slider|account|form)$/i

function ability(subject: string, tail: string): Clause {
  // "and can cancel" goes on with the same actor.
  const plain = tail
    .replace(fillers, '')
    .replace(/,? and (?:can|may|must|should|will)(?: also)? (?:be able to )?(?=[a-z])/gi, ', ')
  return { subject, mode: 'ability', tail: plain, isFragment: false }
}
