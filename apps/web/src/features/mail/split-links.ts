export interface TextPart {
  text: string
  /** Where it begins. */
  start: number
  isLink: boolean
}

/** A text with its web addresses told apart, in their order. Joined again, the parts are the text. */
export function splitLinks(text: string): TextPart[] {
  const parts: TextPart[] = []
  let end = 0
  const add = (until: number, isLink: boolean) => {
    if (until > end) parts.push({ text: text.slice(end, until), start: end, isLink })
    end = until
  }
  for (const { 0: found, index } of text.matchAll(/https?:\/\/\S+/g)) {
    const address = withoutClosing(found)
    if (!URL.canParse(address)) continue
    add(index, false)
    add(index + address.length, true)
  }
  add(text.length, false)
  return parts
}

/** What ends a sentence or closes a bracket around an address is no part of it. */
function withoutClosing(address: string): string {
  let end = address.length
  while (closing.has(address.charAt(end - 1))) end -= 1
  return address.slice(0, end)
}

const closing = new Set('.,;:!?\'")]}>')
