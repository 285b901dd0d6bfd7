/** Classes for left and right by those for the start and the end of a line, so that a page can run from right to left. */
export function mirrorClasses(text: string): string {
  return text
    .replace(sides, (token) => token.replace(side, (name) => logical[name] ?? name))
    .replace(aligned, (_, side: string) => (side === 'left' ? 'text-start' : 'text-end'))
}

const before = '(?<=[\\s"\'`:])'
const after = '(?=[\\s"\'`])'
const size =
  '-(?:\\d+(?:\\.\\d+)?|px|auto|full|none|sm|md|lg|xl|control|card|brand|line|transparent|\\[[^\\]\\s]+\\]|\\([^)\\s]+\\))'

/** What is centred stays centred: half of the way is the same from both sides. */
const sides = new RegExp(
  `${before}-?(?:(?:ml|mr|pl|pr|left|right)${size}|(?:border-[lr]|rounded-[tb]?[lr])(?:${size})?)${after}`,
  'g',
)

const side = /(?:border|rounded)-[a-z]{1,2}|ml|mr|pl|pr|left|right/

const aligned = new RegExp(`${before}text-(left|right)${after}`, 'g')

const logical: Readonly<Record<string, string>> = {
  ml: 'ms',
  mr: 'me',
  pl: 'ps',
  pr: 'pe',
  left: 'start',
  right: 'end',
  'border-l': 'border-s',
  'border-r': 'border-e',
  'rounded-l': 'rounded-s',
  'rounded-r': 'rounded-e',
  'rounded-tl': 'rounded-ss',
  'rounded-tr': 'rounded-se',
  'rounded-bl': 'rounded-es',
  'rounded-br': 'rounded-ee',
}
