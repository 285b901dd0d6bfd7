export interface Clause {
  /** Who acts, in the request's words: "users", "the management end", "the system". */
  readonly subject: string
  /** `ability`: a list of verbs; `feature`: a list of things the application has. */
  readonly mode: 'ability' | 'feature'
  readonly tail: string
  /** A bare list without a verb says less than "users should be able to". */
  readonly isFragment: boolean
}

const modal = 'should|can|could|must|may|will|shall|would|needs? to|(?:is|are) able to|wants? to'
/** A new actor and a modal verb begin a new clause: ", drivers can …", " and the system will …". */
const clauseStart = new RegExp(
  `(?:^|[,;] (?:and |where |so that |which |while |then |but )?| (?:and|where|so that|so|while|but) |: )((?:(?:the|each|both|all|our|every|registered|logged-in) )?[a-z][a-z'/-]*(?: [a-z'/-]+){0,4}?) (?:also )?(?:${modal})\\b(?! (?:be|have) (?:done|seen))`,
  'gi',
)
const allowing =
  /(?:^|,? )(?:(?:thereby |thus |by )?(?:allowing|enabling|letting|helping|making it easy for|allows?|enables?|lets?|helps?)) ((?:the |our |all |registered )?(?:[a-z-]+ ){0,2}?(?:users?|customers?|visitors?|people|developers?|administrators?|admins?|drivers?|patients?|students?|teachers?|members?|players?|guests?|staff|employees?|merchants?|sellers?|buyers?|clients?|readers?|viewers?|them|individuals|companies|teams?|everyone|me|us|fans|owners?|managers?|parents?|doctors?|travell?ers?)) (?:to )?/gi
/** "for users to place orders": here the "to" decides. */
const forSomebody = /(?:^|,? )for ((?:the |our |all )?(?:[a-z-]+ )?[a-z-]+s|staff|people|me|us) to /gi

/** Cuts a sentence where a new actor begins, and tells lists of abilities from lists of things. */
export function readClauses(sentence: string): Clause[] {
  const marks = [
    ...[...sentence.matchAll(clauseStart)].map((match) => ({
      start: match.index,
      subject: match[1] ?? '',
      bodyStart: match.index + match[0].length,
      isAllowing: false,
    })),
    ...[...sentence.matchAll(allowing), ...sentence.matchAll(forSomebody)].map((match) => ({
      start: match.index,
      subject: match[1] ?? '',
      bodyStart: match.index + match[0].length,
      isAllowing: true,
    })),
  ].toSorted((a, b) => a.start - b.start)
  const first = marks[0]
  const head = first === undefined ? sentence : sentence.slice(0, first.start)
  const clauses = head.trim() === '' ? [] : [readPlain(head.trim())]
  marks.forEach((mark, at) => {
    const tail = sentence.slice(mark.bodyStart, marks[at + 1]?.start ?? sentence.length).trim()
    if (tail === '') return
    clauses.push(mark.isAllowing ? ability(mark.subject, tail) : readPredicate(mark.subject, tail))
  })
  return clauses.filter((clause) => clause.tail !== '')
}

const fillers =
  /^(?:also |then |be able to |be |easily |quickly |automatically |directly |simply |freely |conveniently |be designed to |need to |be used to |to )+/i
const having =
  /^(?:have|has|having|include|includes|including|provide|provides|providing|offer|offers|contain|contains|feature|features|support|supports|supporting|consist of|consists of|come with|comes with|with|equipped with|add|use|implement|show|display|displays|shows|integrate|need|needs|want|i want|it has|there (?:should be|is|are)) /i
const functionWords =
  /^(?:(?:the|a|an|some|basic|core|key|main|following|various|several|all|clear|necessary)? ?)*(?:functionalit(?:y|ies)|functions?|features?|capabilit(?:y|ies)|abilit(?:y|ies)|services?|options?|sections?|pages?|modules?|elements|tools)(?: (?:page|pages))?(?: (?:for|such as|like|including|to|of|that|where|with)|:|,? including|,? such as)+ /i

/** What follows a modal verb: "have functionalities for …", "allow users to …", "log in, browse …". */
function readPredicate(subject: string, tail: string): Clause {
  const body = tail.replace(fillers, '')
  const isHaving = having.test(body)
  if (!isHaving) return ability(subject, body)
  const things = body.replace(having, '')
  const listed = things.replace(functionWords, '')
  const isToList = /\b(?:functionalit|function|abilit|capabilit|feature|option)\w* to $/i.test(
    things.slice(0, things.length - listed.length),
  )
  return { subject, mode: isToList ? 'ability' : 'feature', tail: listed, isFragment: false }
}

/** A sentence or a beginning without a modal verb. */
function readPlain(text: string): Clause {
  const toVerb = /^(?:used )?(?:to|for (?:users|people|customers) to) /i
  if (toVerb.test(text)) return ability('users', text.replace(toVerb, ''))
  const relative = /^(?:that|which|where) (?:users? |people |customers |you |i |we )?/i
  if (relative.test(text)) {
    const rest = text
      .replace(relative, '')
      .replace(/^(\w+?)(?:es|s)(?= )/, (word: string, stem: string) =>
        /^(?:has|is|does)$/.test(word)
          ? word
          : /(?:ch|sh|ss|x)es$/.test(word)
            ? word.slice(0, -2)
            : word.endsWith('ies')
              ? `${word.slice(0, -3)}y`
              : stem + (word.endsWith('es') ? 'e' : ''),
      )
    return having.test(rest) ? readPredicate('system', rest) : ability('users', rest.replace(fillers, ''))
  }
  const subjectVerb =
    /^((?:the |each |our |my |its )?[a-z-]+(?: [a-z-]+){0,2}) (has|have|includes?|features?|contains?|offers?|provides?|supports?|consists? of|shows?|displays?|comes? with) /i.exec(
      text,
    )
  if (subjectVerb !== null)
    return readPredicate(subjectVerb[1] ?? '', text.slice((subjectVerb[1] ?? '').length + 1))
  if (having.test(text)) return { ...readPredicate('system', text), isFragment: false }
  const list = text.replace(/^(?:for|of|about|on|,)\s+/i, '')
  return { subject: 'system', mode: 'feature', tail: list.replace(functionWords, ''), isFragment: true }
}

function ability(subject: string, tail: string): Clause {
  return { subject, mode: 'ability', tail: tail.replace(fillers, ''), isFragment: false }
}
