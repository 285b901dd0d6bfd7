/** "We're a bakery. Build us a website with a menu" asks for a website for a bakery, with a menu. */
export function nameSpeaker(text: string): string {
  const [, speaker = '', asked = '', wish = '', rest = ''] = speaking.exec(text) ?? []
  if (speaker === '' || / for /i.test(wish)) return text
  return `${asked} a ${wish} for a ${speaker}${rest}`
}

/** Who speaks, how they ask, what for, and what it is to have. */
const speaking =
  /^(?:i|we)(?:'m|'re| am| are| run| have| own| manage| work (?:at|for|in|as)) (?:an? |the |our |my )?([a-z' -]{3,50})[.!] ((?:please )?(?:build|make|create|design|develop)(?: me| us)?|(?:i|we)(?:'d like| need| want| would like)) (?:an? |the |our |some )(?:new )?([^.,:;]{3,40}?)((?:,? (?:with|where|that|which|to|so|showing|including)\b|[.,:;]).{0,4000}|)$/is
