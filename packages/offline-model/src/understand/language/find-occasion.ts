import { capitalise } from './noun-phrase.ts'

/** What is counted down to: "a countdown to New Year's Eve" is called after it. */
export function findOccasion(words: string): string | undefined {
  const occasion = countedTo.exec(words)?.[1]
  return occasion?.split(' ').map(capitalise).join(' ')
}

export const countedTo =
  /\bcount(?:s|ing)? ?down (?:(?:timer|clock|page|app|site|website) )?(?:to|until|till|for(?! \w+ing\b)) (?:the |my |our |an? )?([^.,;:]{2,60}?)(?= (?:with|that|in|and|using)\b|[.,;:]|$)/i
