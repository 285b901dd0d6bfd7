import { toSingular } from '../../language/inflect.ts'
import { withoutArticle } from '../write-requirements.ts'
import type { Opening } from '../../language/read-opening.ts'
import { splitList } from '../../language/split-list.ts'

/** "a booking site for a pottery studio with classes and a gallery": what the house offers is what one books there. */
export function offeredThing({ tail }: Opening): string | undefined {
  const [, listed = ''] =
    / (?:with|including|offering|that offers|where \w+ (?:can )?book)\b(.*)/.exec(tail) ?? []
  return splitList(listed.toLowerCase())
    .map((item) => toSingular(withoutArticle(item)))
    .find((item) => offered.test(item))
}

const offered =
  /(?:^|[a-z] )(?:class|lesson|course|workshop|session|treatment|therapy|massage|facial|tasting|tour|trip|cruise|excursion|ride|room|court|cabin|tent|boat|canoe|kayak|lane|studio|desk|booth|field|pitch|package|experience)$/
