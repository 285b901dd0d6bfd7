import type { DesignFile, DesignNode } from './design-file.ts'
import { writeColor, writeFont, writeShadow, writeStyles } from './write-styles.ts'
import type { Variables } from './write-styles.ts'

interface Converted {
  readonly files: ReadonlyMap<string, string>
  readonly components: number
  readonly tokens: number
}

const folder = 'src/design'
const maxFrames = 100
const maxNodes = 2_000
const maxDepth = 40
const frameTypes = new Set(['FRAME', 'COMPONENT'])

/** The frames of a design as React components, each with its styles, and its named styles as CSS variables. */
export function convertDesign(design: DesignFile): Converted {
  const tokens = collectTokens(design)
  const variables = new Map(tokens.map(({ styleId, name }) => [styleId, name]))
  const files = new Map<string, string>()
  const taken = new Set<string>()
  if (tokens.length > 0) files.set(`${folder}/tokens.css`, writeTokens(tokens))
  const frames = listFrames(design.document).slice(0, maxFrames)
  for (const frame of frames) {
    const name = claimName(kebabCase(frame.name) || 'frame', taken)
    const { markup, styles } = writeFrame(frame, variables)
    files.set(`${folder}/${name}.module.css`, styles)
    files.set(`${folder}/${name}.tsx`, writeComponent({ name, markup, hasTokens: tokens.length > 0 }))
  }
  return { files, components: frames.length, tokens: tokens.length }
}

/** Pages hold frames, and sections of pages hold more of them. */
function listFrames(node: DesignNode): DesignNode[] {
  if (!node.visible) return []
  if (frameTypes.has(node.type)) return [node]
  const isRoom = ['DOCUMENT', 'CANVAS', 'SECTION', 'COMPONENT_SET'].includes(node.type)
  return isRoom ? node.children.flatMap(listFrames) : []
}

interface Token {
  readonly styleId: string
  readonly name: string
  readonly value: string
}

/** A style says only what it is called; what it looks like is read from the first node that wears it. */
function collectTokens({ document, styles }: DesignFile): Token[] {
  const values = new Map<string, string>()
  const look = (node: DesignNode): void => {
    for (const [use, styleId] of Object.entries(node.styles)) {
      const value = valueFor(use, node)
      if (value !== undefined && !values.has(styleId)) values.set(styleId, value)
    }
    node.children.forEach(look)
  }
  look(document)
  const taken = new Set<string>()
  return Object.entries(styles).flatMap(([styleId, { name, styleType }]) => {
    const value = values.get(styleId)
    const kind = Object.hasOwn(kinds, styleType) ? kinds[styleType] : undefined
    if (value === undefined || kind === undefined) return []
    return [{ styleId, name: `--${claimName(`${kind}-${kebabCase(name) || 'style'}`, taken)}`, value }]
  })
}

const kinds: Readonly<Record<string, string>> = { FILL: 'color', TEXT: 'font', EFFECT: 'shadow' }

function valueFor(use: string, node: DesignNode): string | undefined {
  if (use === 'fill' || use === 'fills') return writeColor(node.fills)
  if (use === 'stroke' || use === 'strokes') return writeColor(node.strokes)
  if (use === 'text') return writeFont(node.style)
  return use === 'effect' ? writeShadow(node) : undefined
}

function writeTokens(tokens: readonly Token[]): string {
  return `:root {\n${tokens.map(({ name, value }) => `  ${name}: ${value};`).join('\n')}\n}\n`
}

/** Every node has a class of its own, named after it. */
function writeFrame(frame: DesignNode, variables: Variables): { markup: string; styles: string } {
  const rules: string[] = []
  const taken = new Set<string>()

  function write(node: DesignNode, parent: DesignNode | undefined, depth: number): string {
    if (!node.visible || depth > maxDepth || taken.size >= maxNodes) return ''
    const name = claimName(camelCase(node.name) || 'part', taken)
    const lines = writeStyles(node, parent, variables).map((line) => `  ${line};`)
    rules.push(`.${name} {\n${lines.join('\n')}\n}\n`)
    const tag = tagOf(node, parent)
    const indent = '  '.repeat(depth + 2)
    const inner =
      node.type === 'TEXT'
        ? `${indent}  {${JSON.stringify(node.characters ?? '')}}\n`
        : node.children.map((child) => write(child, node, depth + 1)).join('')
    const opening = `<${tag}${tag === 'button' ? ' type="button"' : ''} className={styles.${name}}`
    return inner === '' ? `${indent}${opening} />\n` : `${indent}${opening}>\n${inner}${indent}</${tag}>\n`
  }

  return { markup: write(frame, undefined, 0), styles: rules.join('\n') }
}

function tagOf({ type, name, style }: DesignNode, parent: DesignNode | undefined): string {
  const isInButton = parent !== undefined && /button/i.test(parent.name)
  if (type === 'TEXT') {
    if (isInButton) return 'span'
    return (style?.fontSize ?? 0) >= 28 ? 'h2' : 'p'
  }
  if (!parent) return 'section'
  return /button/i.test(name) && !isInButton ? 'button' : 'div'
}

function writeComponent({ name, markup, hasTokens }: { name: string; markup: string; hasTokens: boolean }) {
  const component = pascalCase(name)
  return `${hasTokens ? "import './tokens.css'\n" : ''}import styles from './${name}.module.css'

export function ${component}() {
  return (
${markup}  )
}
`
}

/** A second thing of the same name gets a number. */
function claimName(name: string, taken: Set<string>): string {
  let claimed = name
  for (let number = 2; taken.has(claimed); number += 1)
    claimed = `${name}-${number}`.replace(/-(\d+)$/, name.includes('-') ? '-$1' : '$1')
  taken.add(claimed)
  return claimed
}

const wordsOf = (text: string) =>
  text
    .normalize('NFKD')
    .replaceAll(/([a-z\d])([A-Z])/g, '$1 $2')
    .toLowerCase()
    .match(/[a-z\d]+/g) ?? []

const kebabCase = (text: string) => beginWithLetter(wordsOf(text).join('-').slice(0, 60).replace(/-$/, ''))
const pascalCase = (text: string) => wordsOf(text).map(capital).join('')
const camelCase = (text: string) => {
  const [first = '', ...rest] = wordsOf(text.slice(0, 60))
  return beginWithLetter(first + rest.map(capital).join(''))
}
const capital = (word: string) => word.charAt(0).toUpperCase() + word.slice(1)
const beginWithLetter = (name: string) => (/^\d/.test(name) ? `n${name}` : name)
