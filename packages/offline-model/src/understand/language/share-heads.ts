import { readVerb } from './verbs.ts'

/** "freight and insurance prices" are freight prices and insurance prices. */
export function shareHeads(text: string): string {
  return text.replace(pairs, (whole) => {
    const [first = '', second = '', head = ''] = whole.split(/ and | /)
    return readVerb(first) !== undefined || readVerb(second) !== undefined
      ? whole
      : `${first} ${head} and ${second} ${head}`
  })
}

const pairs = /\b[a-z]+(?<!s|ing) and [a-z]+(?<!ing) (?:prices|rates|tariffs|surcharges)\b/gi
