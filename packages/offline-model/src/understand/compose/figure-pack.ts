import { toSingular } from '../language/inflect.ts'
import type { Opening } from '../language/read-opening.ts'
import { findTemplate } from '../subjects/entity-templates.ts'
import { packs } from '../subjects/packs.ts'
import { pack, type Pack } from '../subjects/pack.ts'
import { namesNothing } from './thing-words.ts'

/** "a student dashboard": figures of the students, rather than sales that nobody spoke of. */
export function figurePack(opening: Opening): Pack | undefined {
  if (!isAboutSomething(opening)) return undefined
  const thing = toSingular(opening.subject.toLowerCase())
  const isKnown = findTemplate(thing)?.isExact === true
  const subject = isKnown ? undefined : packs.find(({ words, id }) => id !== 'company' && words.test(thing))
  const things = (isKnown ? [thing] : (subject?.things ?? [])).filter((one) => !namesNothing(one)).slice(0, 2)
  if (things.length === 0) return undefined
  return pack('figures', /(?!)/, {
    kind: 'dashboard',
    mood: 'technical',
    things: things.join(','),
    needs: 'dashboard,manage',
  })
}

/** Whether a dashboard is about something that we know nothing of: sales stand in for it, and that is said. */
export function isUnknownFigure(opening: Opening): boolean {
  const isTold = opening.requests.some((request) => request !== '')
  return isAboutSomething(opening) && !isTold && figurePack(opening) === undefined
}

function isAboutSomething({ subject, head, own }: Opening): boolean {
  return head === 'dashboard' && own === '' && subject !== '' && !general.test(subject)
}

/** Of these, sales are the figures. */
const general =
  /\b(?:sales?|kpis?|analytics?|admin\w*|business|company|executive|management|manager|revenue|e-?commerce|shops?|stores?|saas|customers?|performance|team|data|metrics?|report(?:s|ing)?|startup|users?|web|website|traffic|finance|financial|personal|product)\b/i
