/** The name that the request gives, to the letter: called "tairo", named Blue Door, called巷子. */
export function readGivenName(text: string): string | null {
  const quoted = /\b(?:called|named|titled|name(?: it)?:?) ?["“']([^"”'\n]{1,60})["”']/iu.exec(text)?.[1]
  if (quoted !== undefined) return quoted.trim()
  const isFor = /\b(?:for|of) ["“]([^"”\n]{2,60})["”]/u.exec(text)?.[1]
  if (isFor !== undefined) return isFor.trim()
  const foreign = /\b(?:called|named|titled) ?(\p{Script=Han}+)/iu.exec(text)?.[1]
  if (foreign !== undefined) return foreign
  const plain =
    /\b(?:called|named|titled) ([\p{Lu}\p{N}][\p{L}\p{N}&'.!+-]*(?: (?:&|of|and|the|[\p{Lu}\p{N}][\p{L}\p{N}&'.!+-]*))*)/u.exec(
      text,
    )?.[1]
  return plain === undefined
    ? null
    : plain.replace(/(?: (?:of|and|the|&)){1,4}$/, '').replace(/(?<![.!])[.!]+$/, '')
}
