import { splitList } from '../language/split-list.ts'

/** Parts between commas. Whatever follows "move through" is one part. */
export function splitParts(list: string): string[] {
  const states = stateLists.exec(list)
  if (states !== null) {
    const before = list.slice(0, states.index).replace(/,? (?:and )?$/, '')
    return [...(before === '' ? [] : splitParts(before)), list.slice(states.index)]
  }
  return splitList(list.replace(/\bin and out\b/gi, 'in-and-out').replace(besides, ', $1')).map((part) =>
    part.replaceAll('in-and-out', 'in and out'),
  )
}

/** "harvest per hive with a chart by year": the chart is a part of its own. */
const besides = / with ((?:an? )?(?:[a-z]+ )?(?:charts?|graphs?|calendar|board|map|reports?)\b)/gi

const stateLists = /\b(?:[a-z]{1,30} ){1,2}(?:moves?|goes|go|pass(?:es)?) (?:through|from) .+$/i
