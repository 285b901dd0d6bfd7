/** What a tool opens with, by the first of these words that the request has. */
export const openBy =
  (openings: readonly (readonly [RegExp, string])[]) =>
  (words: string): string | undefined =>
    openings.find(([named]) => named.test(words))?.[1]
