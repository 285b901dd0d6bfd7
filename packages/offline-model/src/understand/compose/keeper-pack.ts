import { toSingular } from '../language/inflect.ts'
import type { Opening } from '../language/read-opening.ts'
import { isGerund } from '../language/verbs.ts'
import { findTemplate } from '../subjects/entity-templates.ts'
import { pack, type Pack } from '../subjects/pack.ts'
import { isThing, namesNothing } from './thing-words.ts'

/**
 * An app that nobody has described before still is an app, no website about one: a "cactus journal" keeps entries, a
 * "beehive manager" keeps beehives. Meant for short requests; a long one says itself what it keeps.
 */
export function keeperPack(opening: Opening, words: string): Pack | undefined {
  if (isBareApp(opening))
    return pack('bareapp', /(?!)/, { kind: 'personal', mood: 'calm', things: '', needs: '' })
  const phrase = `${opening.subject} ${opening.own === '' ? opening.head : ''}`.trim().toLowerCase()
  const [, about = '', form = ''] = forms.exec(phrase) ?? []
  if (form === '' || doing.test(phrase)) return undefined
  const isLog = logs.test(form)
  const isGroup = groups.test(words)
  const hasParts = opening.requests.some((request) => request !== '' && !ownParts.test(request))
  return pack('keeper', /(?!)/, {
    kind: isGroup ? 'operations' : 'personal',
    mood: 'calm',
    things: hasParts && !isListed(about, form) ? '' : keptThing(about, isLog),
    needs: isLog || isGroup ? 'manage,dashboard' : 'manage',
  })
}

/** "an app with notes and todos" is no more than what it has. */
const isBareApp = ({ subject, head, tail }: Opening): boolean =>
  subject === '' && /^(?:(?:web|mobile) )?(?:app|application|tool)s?$/.test(head) && /^with\b/i.test(tail)

/** "an employee directory with departments" has employees too. */
function isListed(about: string, form: string): boolean {
  return lists.test(form) && findTemplate(toSingular(about))?.isExact === true
}

/** What is written down is an entry; what is listed is the thing itself. */
function keptThing(about: string, isLog: boolean): string {
  const noun = toSingular(about.replace(doings, '').trim())
  if (noun === '') return ''
  const known = findTemplate(noun)
  const isItself =
    known?.isExact === true || (!isLog && !isGerund(noun) && !namesNothing(noun) && isThing(noun))
  return isItself || (known !== undefined && isLog) ? noun : `${noun} entry`
}

const doings =
  / (?:management|managing|tracking|planning|organi[sz]ing|collection|collecting|logging|recording|keeping|lists?)$/

const forms =
  /^(.+?) (trackers?|journals?|diary|diaries|counters?|logs?|logbooks?|lists?|managers?|organi[sz]ers?|planners?|catalogs?|catalogues?|director(?:y|ies)|collections?|registers?|registry|inventor(?:y|ies)|librar(?:y|ies)|books?|databases?|(?:web |mobile )?app(?:lication)?s?|systems?|management)$/

/** What everything that is kept can have. */
const ownParts =
  /^(?:with )?(?:(?:an? )?(?:photos?|pictures?|notes?|tags?|ratings?|dates?)(?:, and |, | and |$))+$/i

const lists = /^(?:lists?|catalog|director|collection|regist|inventor|librar|database|tracker)/

const logs = /^(?:tracker|journal|diary|diaries|counter|log)/

/** What is named after something that it does: a list of such things would be no answer. */
const doing =
  /\b(?:mind ?maps?|diagrams?|flow ?charts?|pdf|video|audio|voice|camera|music|scanner|translat\w+|recogni\w+|generat\w+|convert\w+|navigation|streaming|drawing|painting|3d|vr|ar|ai)\b/

/** Those who keep something together look at all of it. */
const groups =
  /\b(?:teams?|company|office|staff|employees?|school|clinic|factory|warehouse|business|shop|studio|club|association|department|agency|firm|machines|system|software|suppliers?|members?|clients?|customers?|safety|incidents?)\b/
