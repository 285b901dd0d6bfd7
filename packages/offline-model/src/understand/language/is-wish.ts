/** As many signs as a wish of one short sentence has. */
const maxLength = 160

/** Whether a request names an app in one short sentence, rather than describing it. */
export function isWish(text: string): boolean {
  return text.length <= maxLength && !/[.!?] /.test(text)
}
