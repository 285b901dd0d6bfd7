/** In small letters, without articles and what only praises: "our little bakery" is a bakery. */
export function bareWords(words: string): string {
  return words
    .toLowerCase()
    .replace(/^(?:(?:an?|the|our|my|your|all|small|little|local|new|young|busy|internal|simple) )+/, '')
    .trim()
}
