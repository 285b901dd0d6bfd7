import { capitalise } from './noun-phrase.ts'

/** What is counted down to: "a countdown to New Year's Eve" is called after it, and so is "my birthday countdown". */
export function findOccasion(words: string): string | undefined {
  const occasion = countedTo
    .exec(words)
    ?.slice(1)
    .find((found) => found !== undefined)
  return occasion?.split(' ').map(capitalise).join(' ')
}

const way =
  /\bcount(?:s|ing)? ?down (?:(?:timer|clock|page|app|site|website) )?(?:to|until|till|for(?! \w+ing\b)) (?:the |my |our |an? )?([^.,;:]{2,60}?)(?= (?:with|that|in|and|using)\b|[.,;:]|$)/
/** What has a day of its own. "A kitchen countdown" counts minutes. */
const days =
  /\b((?:(?:product|app|game|book|album|rocket) )?launch(?: day)?|release(?: day)?|birthday|wedding(?: day)?|anniversary|christmas|xmas|advent|halloween|easter|thanksgiving|new year(?:'s(?: eve| day)?|s)?|valentine(?:'s|s)?(?: day)?|ramadan|eid|diwali|hanukkah|holidays?|vacation|trip|travel|summer|weekend|exams?|graduation|retirement|due date|baby|concert|festival|conference|event|party|marathon|race day|deadline|world cup|olympics) countdown\b/

export const countedTo = new RegExp(`${way.source}|${days.source}`, 'i')
