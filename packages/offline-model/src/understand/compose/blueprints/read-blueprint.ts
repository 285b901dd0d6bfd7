import type { Frame } from '../../language/read-frames.ts'
import type { Need, NeedName } from '../../needs/need.ts'
import type { BlueprintPart } from '../../subjects/blueprints/blueprint.ts'
import type { Draft } from '../draft.ts'

/** Which part of a blueprint a frame asks for. What none of them answers is read as everywhere. */
export function readBlueprint({ pack }: Draft, frame: Frame, need: Need | undefined): Need | undefined {
  if (pack?.blueprint === undefined || ofPeople.has(need?.name ?? 'blueprint')) return undefined
  if (pack.blueprint.lacks?.test(frame.text.toLowerCase()) === true)
    return { name: 'blueprint', thing: lacking, frame }
  const part = findPart(pack.blueprint.parts, frame)
  return part === undefined ? undefined : { name: 'blueprint', thing: part.title, frame }
}

/** What the words themselves say comes before the whole sentence that they stand in. */
function findPart(parts: readonly BlueprintPart[], { text, phrase }: Frame): BlueprintPart | undefined {
  const told = text.toLowerCase()
  return (
    parts.find(({ answers }) => answers.test(told)) ??
    parts.find(({ answers }) => answers.test(phrase.toLowerCase()))
  )
}

/** No page has this title, so that nothing is built. */
const lacking = '-'

const ofPeople: ReadonlySet<NeedName> = new Set(['accounts', 'recover', 'users', 'permissions'])
