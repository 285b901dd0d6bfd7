import type { Frame } from '../../language/read-frames.ts'
import type { Need, NeedName } from '../../needs/need.ts'
import type { SchemePart } from '../../subjects/schemes/scheme.ts'
import type { Draft } from '../draft.ts'

/** Which part of a scheme a frame asks for. What none of them answers is read as everywhere. */
export function readScheme({ pack }: Draft, frame: Frame, need: Need | undefined): Need | undefined {
  if (pack?.scheme === undefined || ofPeople.has(need?.name ?? 'scheme')) return undefined
  if (pack.scheme.lacks?.test(frame.text.toLowerCase()) === true)
    return { name: 'scheme', thing: lacking, frame }
  const part = findPart(pack.scheme.parts, frame)
  return part === undefined ? undefined : { name: 'scheme', thing: part.title, frame }
}

/** What the words themselves say comes before the whole sentence that they stand in. */
function findPart(parts: readonly SchemePart[], { text, phrase }: Frame): SchemePart | undefined {
  const told = text.toLowerCase()
  return (
    parts.find(({ answers }) => answers.test(told)) ??
    parts.find(({ answers }) => answers.test(phrase.toLowerCase()))
  )
}

/** No page has this title, so that nothing is built. */
const lacking = '-'

const ofPeople: ReadonlySet<NeedName> = new Set(['accounts', 'recover', 'users', 'permissions'])
