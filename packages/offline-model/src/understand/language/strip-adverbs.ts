/** "also easily manage orders" → "manage orders". */
export function stripAdverbs(part: string): string {
  return part.replace(
    /^(?:also|then|be able to|to|even|further|online|either|not only|but also|(?!apply|reply|supply|multiply)[a-z]{3,}ly) /i,
    '',
  )
}
