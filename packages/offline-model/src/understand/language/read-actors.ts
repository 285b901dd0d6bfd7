import { isGerund, readVerb, toPlainVerbs } from './verbs.ts'

/** Where somebody begins to act, found without a modal verb: "customers browse cakes", "each driver accepts orders". */
export interface Actor {
  readonly start: number
  readonly subject: string
  /** Where the verb begins. */
  readonly bodyStart: number
  /** "the user picks a date and pays": the verbs are bent for one actor. */
  readonly isOne: boolean
}

export const person =
  'directors?|principals?|headmasters?|secretar(?:y|ies)|deans?|founders?|captains?|pastors?|curators?|(?:sales )?reps?|salespe(?:rson|ople)|lecturers?|roommates?|flatmates?|housemates?|professors?|assistants?|attorneys?|supervisors?|investors?|users?|customers?|visitors?|people|everyone|everybody|anyone|members?|guests?|clients?|readers?|viewers?|listeners?|players?|students?|pupils?|teachers?|parents?|patients?|doctors?|nurses?|drivers?|riders?|couriers?|sellers?|buyers?|merchants?|vendors?|shoppers?|admins?|administrators?|staff|employees?|workers?|managers?|moderators?|editors?|authors?|writers?|owners?|developers?|employers?|recruiters?|candidates?|applicants?|seekers?|learners?|instructors?|trainers?|tutors?|coaches|coach|hosts?|travell?ers?|tenants?|landlords?|agents?|organi[sz]ers?|attendees?|participants?|volunteers?|coordinators?|donors?|backers?|adopters?|borrowers?|renters?|passengers?|fans?|followers?|friends|teams?|colleagues|residents?|citizens?|neighbou?rs|librarians?|receptionists?|chefs?|cooks?|bakers?|waiters?|technicians?|engineers?|dispatchers?|operators?|photographers?|artists?|musicians?|companies|kids|children|families|couples|gardeners|farmers?|lawyers?|accountants?|freelancers?|streamers?|creators?|gamers?|cyclists?|runners?|mechanics?|plumbers?|electricians?|cleaners?|guides?|reviewers?|judges?|referees?|brokers?|dealers?|housekeepers?|caretakers?|filmmakers?|jurors?|sponsors?|exhibitors?|speakers?|producers?|actors|dancers?|singers?|climbers?|swimmers?|hikers?|sailors?|officers?|inspectors?|surveyors?|beekeepers?|keepers?|carers?|caregivers?|babysitters?|grandparents?|scouts?|rangers?|firefighters?|paramedics?|vets|pharmacists?|therapists?|counsell?ors?|advis[oe]rs?|consultants?|contractors?|subcontractors?|distributors?|translators?|interns?|trainees?|alumni|graduates?|mentors?|mentees?|campers?|skaters?|growers?|breeders?|collectors?|bookkeepers?|foremen|foresters?|pilots?|sitters?|walkers?|subscribers?|bidders?|auctioneers?|debaters?|scientists?|researchers?|they|i|we|you'

const actor = new RegExp(
  `(?:^(?:where |so that |in which )?|[,;:] (?:and |where |so that |which |while |then |but )?| (?:and|where|while|but|so that|so) )((?:(the|an?|each|every|all|our|both|registered|new|signed-in|logged-in) )?(?:[a-z-]+ )?(?:${person}))(?: (?:who|that))?(?: (?:also|then|only|just|simply|easily|quickly|automatically|regularly))? (?=([a-z][a-z' -]*))`,
  'gi',
)

export function readActors(sentence: string): Actor[] {
  return [...sentence.matchAll(actor)].flatMap((match) => {
    const [whole, subject = '', article = '', following = ''] = match
    const one = isOne(subject, article)
    const plain = one ? toPlainVerbs(following) : following
    if (plain === undefined || !isAct(plain)) return []
    return [{ start: match.index, subject, bodyStart: match.index + whole.length, isOne: one }]
  })
}

/** "the user picks" and "they pick": one actor bends the verb. "user reviews" without an article is a thing. */
function isOne(subject: string, article: string): boolean {
  const last = subject.split(' ').at(-1)?.toLowerCase() ?? ''
  if (/^(?:they|i|we|you|people|children|kids|staff)$/.test(last)) return false
  return (
    /^(?:everyone|everybody|anyone)$/.test(last) ||
    (article === '' && /^(?:admin|administrator|owner|moderator|manager)$/i.test(subject)) ||
    (/^(?:the|an?|each|every)$/i.test(article) && !last.endsWith('s'))
  )
}

/** A verb with something after it that is not the second half of a noun: "members list" and "users order information". */
function isAct(plain: string): boolean {
  const verb = readVerb(plain)
  if (verb === undefined || isGerund(plain)) return false
  if (verb.rest === '') return !thingsToo.has(verb.verb)
  return !/^(?:information|records?|data|status|history|details|management|query|list|lists|statistics|results?|page|pages|section|area|form|forms)\b/i.test(
    verb.rest,
  )
}

/** Verbs that, standing alone after a plural, are the head of a thing: "members list", "customers order". */
const thingsToo: ReadonlySet<string> = new Set(
  'list order record report plan post message note file design book play contact access rate comment review search chat vote trade test share call'.split(
    ' ',
  ),
)
