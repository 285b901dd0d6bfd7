export interface Svg {
  /** The attributes of the outermost element, as React calls them. */
  readonly props: Readonly<Record<string, string | Readonly<Record<string, string>>>>
  /** The markup inside it. */
  readonly inside: string
}

/** A picture as a React element could be made of it. Undefined where the text is none. */
export function readSvg(text: string): Svg | undefined {
  const start = findRoot(text)
  if (start === undefined) return undefined
  const props: Record<string, string | Record<string, string>> = {}
  let at = start
  for (let count = 0; count < maxAttributes; count++) {
    const match = matchAt(attribute, text, at)
    if (!match) break
    const [whole, name = '', double, single] = match
    at += whole.length
    const prop = nameProp(name)
    const value = decode(double ?? single ?? '')
    if (prop !== undefined) props[prop] = prop === 'style' ? readStyle(value) : value
  }
  const end = matchAt(tagEnd, text, at)
  if (!end) return undefined
  at += end[0].length
  if (end[1] === '/') return { props, inside: '' }
  const close = text.lastIndexOf('</svg')
  return { props, inside: text.slice(at, Math.max(at, close)) }
}

/** Nobody writes more: what goes on after these is no picture. */
const maxAttributes = 200
const attribute = /\s*([^\s"'<>/=]+)(?:\s*=\s*(?:"([^"]*)"|'([^']*)'))?/y
const tagEnd = /\s*(\/?)>/y
const rootTag = /<svg(?=[\s/>])/y

/** Where the attributes of the outermost element begin, behind declarations and comments. */
function findRoot(text: string): number | undefined {
  let at = text.indexOf('<')
  while (at !== -1) {
    const root = matchAt(rootTag, text, at)
    if (root) return at + root[0].length
    const prologue = prologues.find(({ open }) => text.startsWith(open, at))
    if (!prologue) return undefined
    const end = prologue.findEnd(text, at)
    at = end === -1 ? -1 : text.indexOf('<', end)
  }
  return undefined
}

interface Prologue {
  open: string
  findEnd: (text: string, start: number) => number
}

const prologues: readonly Prologue[] = [
  { open: '<!--', findEnd: (text, start) => text.indexOf('-->', start) },
  { open: '<?', findEnd: (text, start) => text.indexOf('?>', start) },
  {
    open: '<!',
    findEnd(text, start) {
      const end = text.indexOf('>', start)
      // A document type may bring declarations of its own, in brackets.
      return text.slice(start, end).includes('[') ? text.indexOf(']>', start) : end
    },
  },
]

function matchAt(pattern: RegExp, text: string, at: number): RegExpExecArray | null {
  pattern.lastIndex = at
  return pattern.exec(text)
}

/** What programs for drawing note for themselves is left out, and code, which React takes as functions only. */
function nameProp(name: string): string | undefined {
  if (name === 'class') return 'className'
  if (/^(?:data|aria)-/.test(name)) return name
  if (/^on/i.test(name) || (name.includes(':') && !/^(?:xml|xmlns|xlink):/.test(name))) return undefined
  return toCamelCase(name)
}

function readStyle(text: string): Record<string, string> {
  const style: Record<string, string> = {}
  for (const declaration of text.split(';')) {
    const colon = declaration.indexOf(':')
    if (colon === -1) continue
    const name = declaration.slice(0, colon).trim()
    const value = declaration.slice(colon + 1).trim()
    if (name !== '') style[name.startsWith('--') ? name : toCamelCase(name)] = value
  }
  return style
}

function toCamelCase(name: string): string {
  return name.replaceAll(/[-:](\w)/g, (_match, letter: string) => letter.toUpperCase())
}

function decode(text: string): string {
  return text.replaceAll(/&(amp|lt|gt|quot|apos);/g, (whole, name: string) => signs.get(name) ?? whole)
}

const signs = new Map([
  ['amp', '&'],
  ['lt', '<'],
  ['gt', '>'],
  ['quot', '"'],
  ['apos', "'"],
])
