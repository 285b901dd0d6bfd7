/**
 * "We're a bakery. Build us a website with a menu" asks for a website for a bakery, with a menu; "We need a menu and a
 * booking form" for a platform that has both.
 */
export function nameSpeaker(text: string): string {
  const [, speaker = '', asked = '', article = '', wish = '', rest = ''] = speaking.exec(text) ?? []
  if (speaker === '') return text
  const [, form = '', aim = ''] = /^(.{3,40}?)( for .{3,60})?$/i.exec(wish) ?? []
  if (!made.test(form)) return `${asked} a platform for a ${speaker} with ${article}${wish}${rest}`
  return aim === '' ? `${asked} ${article}${form} for a ${speaker}${rest}` : text
}

/** What is made as a whole, rather than a part of it. */
const made =
  /\b(?:web ?sites?|sites?|apps?|applications?|platforms?|systems?|tools?|portals?|pages?|stores?|shops?|portfolios?|dashboards?|blogs?|forums?|software|crm|trackers?|planners?|games?|boards?)$/i

/** Who speaks, how they ask, what for, and what it is to have. */
const speaking =
  /^(?:i|we)(?:'m|'re| am| are| run| have| own| manage| operate| organi[sz]e| host| coordinate| work (?:at|for|in|as)) (?:an? |the |our |my )?([a-z' -]{3,50})[.!] ((?:please )?(?:build|make|create|design|develop)(?: me| us)?|(?:i|we)(?:'d like| need| want| would like)) (an? |the |our |some )(?:new )?([^.,:;]{3,60}?)((?:,? (?:with|where|that|which|to|so|showing|including|and)\b|[.,:;]).{0,4000}|)$/is
