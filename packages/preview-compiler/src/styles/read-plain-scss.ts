/**
 * The text of a preprocessor as the CSS that it already is: browsers know nesting, and comments to the end of a line are
 * easily left out. Undefined where it uses more than that.
 */
export function readPlainScss(text: string): string | undefined {
  const visible = text.replaceAll(hidden, (found) => hide(found))
  if (ownFeatures.test(visible)) return undefined
  for (const [, rule = ''] of visible.matchAll(/@([\w-]+)/g)) if (!plainRules.has(rule)) return undefined
  return text.replaceAll(hidden, (found) => (found.startsWith('//') ? '' : found))
}

/** Strings, comments and addresses. Each may end with the text, so that none is looked for twice. */
const hidden =
  /"(?:[^"\\\n]|\\[^])*"?|'(?:[^'\\\n]|\\[^])*'?|\/\*(?:[^*]|\*(?!\/))*(?:\*\/)?|\/\/[^\n]*|\burl\([^)]*\)?/g

/** An import of anything but CSS is one for the preprocessor to follow. */
function hide(found: string): string {
  if (found.startsWith('/')) return ' '
  return /^(?:url\(|["'](?:https?:|\/\/))|\.css["']$/.test(found) ? 'url()' : '""'
}

/** Variables, parts of names, placeholders, groups of properties, mixins, escapes, an import to follow and functions. */
const ownFeatures = new RegExp(
  [
    String.raw`\$(?!=)|[#@]\{|&[\w-]|(?:^|[\s,;{}])%[a-z]|:\s*\{`,
    String.raw`[.#][a-z_][\w-]*\(|(?:^|[;{}])\s*[.#][\w-]+\s*;|~""`,
    '@import\\s*""|\\brgba?\\(\\s*#',
    String.raw`(?<![\w-])(?:darken|lighten|desaturate|mix|transparentize|fade|fade-in|fade-out|opacify|percentage|adjust-\w+|scale-color|change-color|map-get)\(`,
  ].join('|'),
  'i',
)

/** What CSS has, and what Tailwind adds to it. */
const plainRules = new Set(
  `charset color-profile container counter-style font-face font-feature-values import keyframes -webkit-keyframes layer
   media namespace page position-try property scope starting-style supports view-transition
   apply config custom-variant plugin reference screen source tailwind theme utility variant`.split(/\s+/),
)
