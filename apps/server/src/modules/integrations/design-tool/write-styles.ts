import type { DesignNode, Paint } from './design-file.ts'

/** The named styles of a design, by id, as the variables that stand for them. */
export type Variables = ReadonlyMap<string, string>

/** What a node looks like, as lines of CSS. Named styles become their variables. */
export function writeStyles(
  node: DesignNode,
  parent: DesignNode | undefined,
  variables: Variables,
): string[] {
  return [
    ...placeOf(node, parent),
    ...layoutOf(node),
    ...paintOf(node, variables),
    ...(node.type === 'TEXT' ? textOf(node, variables) : []),
  ]
}

/** Inside a flow nodes stand one after the other; elsewhere where the design put them. */
function placeOf(node: DesignNode, parent: DesignNode | undefined): string[] {
  const box = node.absoluteBoundingBox
  if (!box) return []
  if (!parent)
    return [`max-width: ${px(box.width)}`, ...(isFlow(node) ? [] : [`min-height: ${px(box.height)}`])]
  const size = node.type === 'TEXT' ? [] : [`width: ${px(box.width)}`, `min-height: ${px(box.height)}`]
  const around = parent.absoluteBoundingBox
  if (isFlow(parent) || !around) return [...size, 'max-width: 100%']
  return [
    'position: absolute',
    `left: ${px(box.x - around.x)}`,
    `top: ${px(box.y - around.y)}`,
    ...(node.type === 'TEXT' ? [`width: ${px(box.width)}`] : size),
  ]
}

function layoutOf(node: DesignNode): string[] {
  if (node.children.length === 0) return []
  if (!isFlow(node)) return ['position: relative']
  const { paddingTop, paddingRight, paddingBottom, paddingLeft } = node
  const padding = [paddingTop, paddingRight, paddingBottom, paddingLeft]
  return [
    'display: flex',
    `flex-direction: ${node.layoutMode === 'HORIZONTAL' ? 'row' : 'column'}`,
    ...(node.layoutMode === 'HORIZONTAL' ? ['flex-wrap: wrap'] : []),
    ...(node.itemSpacing > 0 ? [`gap: ${px(node.itemSpacing)}`] : []),
    ...(padding.some((side) => side > 0) ? [`padding: ${padding.map(px).join(' ')}`] : []),
    ...alignment('justify-content', node.primaryAxisAlignItems),
    ...alignment('align-items', node.counterAxisAlignItems),
  ]
}

function paintOf(node: DesignNode, variables: Variables): string[] {
  const fill = colorOf(node.fills, node.styles['fill'] ?? node.styles['fills'], variables)
  const stroke = colorOf(node.strokes, node.styles['stroke'] ?? node.styles['strokes'], variables)
  const shadow = shadowOf(node, variables)
  return [
    ...(fill ? [`${node.type === 'TEXT' ? 'color' : 'background'}: ${fill}`] : []),
    ...(stroke ? [`border: ${px(node.strokeWeight)} solid ${stroke}`] : []),
    ...(node.cornerRadius ? [`border-radius: ${px(node.cornerRadius)}`] : []),
    ...(shadow ? [`box-shadow: ${shadow}`] : []),
    ...(node.opacity !== undefined && node.opacity < 1 ? [`opacity: ${round(node.opacity)}`] : []),
  ]
}

function textOf({ style, styles }: DesignNode, variables: Variables): string[] {
  const name = styles['text'] && variables.get(styles['text'])
  const align = style?.textAlignHorizontal?.toLowerCase()
  return [
    'margin: 0',
    ...(name ? [`font: var(${name})`] : fontOf(style)),
    ...(style?.letterSpacing ? [`letter-spacing: ${px(style.letterSpacing)}`] : []),
    ...(align === 'center' || align === 'right' ? [`text-align: ${align}`] : []),
  ]
}

function fontOf(style: DesignNode['style']): string[] {
  const font = writeFont(style)
  return font ? [`font: ${font}`] : []
}

/** Weight, size, line and family in one value. */
export function writeFont(style: DesignNode['style']): string | undefined {
  if (!style?.fontSize) return undefined
  const family = (style.fontFamily ?? '').replaceAll(/[^\w -]/g, '')
  const line = style.lineHeightPx ? `/${px(style.lineHeightPx)}` : ''
  return `${style.fontWeight ?? 400} ${px(style.fontSize)}${line} ${family ? `'${family}', ` : ''}sans-serif`
}

function colorOf(
  paints: readonly Paint[],
  styleId: string | undefined,
  variables: Variables,
): string | undefined {
  const color = writeColor(paints)
  const name = styleId && variables.get(styleId)
  return color && name ? `var(${name})` : color
}

/** The uppermost plain colour. Pictures and gradients have no word here. */
export function writeColor(paints: readonly Paint[]): string | undefined {
  const paint = paints.findLast(({ type, visible, color }) => visible && type === 'SOLID' && color)
  if (!paint?.color) return undefined
  const { r, g, b, a } = paint.color
  const hex = [r, g, b, a * paint.opacity].map(toHex)
  return `#${(hex[3] === 'ff' ? hex.slice(0, 3) : hex).join('')}`
}

function shadowOf(node: DesignNode, variables: Variables): string | undefined {
  const shadow = writeShadow(node)
  const styleId = node.styles['effect']
  const name = styleId && variables.get(styleId)
  return shadow && name ? `var(${name})` : shadow
}

export function writeShadow({ effects }: DesignNode): string | undefined {
  const shadow = effects.find(({ type, visible }) => visible && type === 'DROP_SHADOW')
  if (!shadow?.color) return undefined
  const { x, y } = shadow.offset ?? { x: 0, y: 0 }
  const color = writeColor([{ type: 'SOLID', visible: true, opacity: 1, color: shadow.color }])
  return `${[x, y, shadow.radius, shadow.spread].map(px).join(' ')} ${color}`
}

const alignments: Readonly<Record<string, string>> = {
  CENTER: 'center',
  MAX: 'flex-end',
  SPACE_BETWEEN: 'space-between',
  BASELINE: 'baseline',
}

function alignment(property: string, value: string | undefined): string[] {
  const word = value !== undefined && Object.hasOwn(alignments, value) ? alignments[value] : undefined
  return word ? [`${property}: ${word}`] : []
}

const isFlow = ({ layoutMode }: DesignNode) => layoutMode === 'HORIZONTAL' || layoutMode === 'VERTICAL'
const round = (value: number) => Math.round(value * 100) / 100
const px = (value: number) => (round(value) === 0 ? '0' : `${round(value)}px`)
const toHex = (share: number) =>
  Math.round(Math.min(Math.max(share, 0), 1) * 255)
    .toString(16)
    .padStart(2, '0')
