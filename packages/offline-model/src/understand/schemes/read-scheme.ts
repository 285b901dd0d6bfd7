import type { Draft } from '../compose/draft.ts'
import type { Frame } from '../language/read-frames.ts'
import type { Need, NeedName } from '../needs/need.ts'
import { schemeOf } from './find-scheme.ts'
import type { Scheme } from './scheme.ts'

/** Which part of a scheme a frame asks for. What none of them answers is read as everywhere. */
export function readScheme(draft: Draft, frame: Frame, need: Need | undefined): Need | undefined {
  const scheme = schemeOf(draft)
  if (scheme === undefined) return undefined
  if (scheme.hearsOfPeople !== true && ofPeople.has(need?.name ?? 'scheme')) return undefined
  if (scheme.lacks?.test(frame.text.toLowerCase()) === true) return { name: 'scheme', thing: lacking, frame }
  const part = hear(scheme, frame)
    .map((told) => scheme.parts.find(({ answers }) => answers.test(told)))
    .find((found) => found !== undefined)
  return part === undefined ? undefined : { name: 'scheme', thing: part.title, frame }
}

/** What is listened to, in this order. */
function hear({ hears }: Scheme, frame: Frame): string[] {
  const words = frame.text.toLowerCase()
  const sentence = frame.phrase.toLowerCase()
  if (hears === 'words') return [words]
  return hears === 'wordsAndSentence' ? [`${words} ${sentence}`] : [words, sentence]
}

/** No page has this title, so that nothing is built. */
const lacking = '-'

const ofPeople: ReadonlySet<NeedName> = new Set(['accounts', 'recover', 'users', 'permissions'])
