import { readVerb } from './verbs.ts'

/** "freight and insurance prices" are freight prices and insurance prices. */
export function shareHeads(text: string): string {
  return text
    .replace(opposites, '')
    .replace(areaPairs, '$1 $3 and $2 $3')
    .replace(pairs, (whole) => {
      const [first = '', second = '', head = ''] = whole.split(/ and | /)
      return readVerb(first) !== undefined || readVerb(second) !== undefined
        ? whole
        : `${first} ${head} and ${second} ${head}`
    })
}

/** "large and small packages" and "online and offline activities" are all packages and all activities. */
const opposites =
  /\b(?:large and small|small and large|big and small|online and offline|offline and online|indoor and outdoor|new and used|old and new|domestic and (?:foreign|international)|male and female|short and long) (?=[a-z]{3,})/gi

/** "county and district statistics". */
const areaPairs =
  /\b(count(?:y|ies)|districts?|provinces?|regions?|city|cities|departments?) and (count(?:y|ies)|districts?|provinces?|regions?|city|cities|departments?) ((?:[a-z]+ )?(?:statistics|figures|rankings|reports))\b/gi

const pairs = /\b[a-z]+(?<!s|ing) and [a-z]+(?<!ing) (?:prices|rates|tariffs|surcharges)\b/gi
