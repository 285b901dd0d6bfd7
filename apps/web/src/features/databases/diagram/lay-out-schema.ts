import type { DatabaseSchema, DatabaseTable, ForeignKey } from '@joinery/contract'

export interface PlacedTable {
  readonly table: DatabaseTable
  readonly x: number
  readonly y: number
  readonly width: number
  readonly height: number
  /** Those that are drawn; of a long table only the first ones. */
  readonly columns: DatabaseTable['columns']
}

export interface PlacedKey {
  readonly id: string
  readonly path: string
}

export interface Layout {
  readonly tables: readonly PlacedTable[]
  readonly keys: readonly PlacedKey[]
  readonly width: number
  readonly height: number
}

export const maxDrawn = 80
export const headHeight = 30
export const rowHeight = 20
const maxColumns = 12
const tableWidth = 220
const gapX = 90
const gapY = 28
const margin = 16
const maxPerLayer = 10

/** Tables in layers from left to right: what refers to others stands to the right of them. */
export function layOutSchema({ tables, foreignKeys }: DatabaseSchema): Layout {
  const drawn = tables.slice(0, maxDrawn)
  const layers = splitLayers(layerTables(drawn, foreignKeys))
  const placed = layers.flatMap((layer, column) => placeLayer(layer, margin + column * (tableWidth + gapX)))
  const byName = new Map(placed.map((place) => [keyOf(place.table.schema, place.table.name), place]))
  const keys = foreignKeys.flatMap((key, index): PlacedKey[] => {
    const from = byName.get(keyOf(key.from.schema, key.from.table))
    const to = byName.get(keyOf(key.to.schema, key.to.table))
    return from && to ? [{ id: `${index}`, path: drawKey(key, from, to) }] : []
  })
  return {
    tables: placed,
    keys,
    width: margin * 2 + layers.length * (tableWidth + gapX) - gapX,
    height: margin + Math.max(0, ...placed.map(({ y, height }) => y + height)),
  }
}

const keyOf = (schema: string, table: string) => `${schema}\0${table}`

/** How far each table is from those that refer to nothing. Circles end where they began. */
function layerTables(
  tables: readonly DatabaseTable[],
  foreignKeys: readonly ForeignKey[],
): DatabaseTable[][] {
  const targets = new Map<string, string[]>()
  for (const { from, to } of foreignKeys) {
    const key = keyOf(from.schema, from.table)
    targets.set(key, [...(targets.get(key) ?? []), keyOf(to.schema, to.table)])
  }
  const depths = new Map<string, number>()
  const depthOf = (key: string, path: ReadonlySet<string>): number => {
    const known = depths.get(key)
    if (known !== undefined) return known
    const next = (targets.get(key) ?? []).filter((target) => target !== key && !path.has(target))
    const depth = Math.max(0, ...next.map((target) => depthOf(target, new Set([...path, key])) + 1))
    depths.set(key, depth)
    return depth
  }
  const layers: DatabaseTable[][] = []
  for (const table of tables) {
    const depth = depthOf(keyOf(table.schema, table.name), new Set())
    const layer = layers[depth] ?? []
    layer.push(table)
    layers[depth] = layer
  }
  return Array.from(layers, (layer) => layer ?? [])
}

/** A layer that is too high becomes several beside each other. */
const splitLayers = (layers: readonly DatabaseTable[][]): DatabaseTable[][] =>
  layers
    .flatMap((layer) =>
      Array.from({ length: Math.ceil(layer.length / maxPerLayer) }, (_, part) =>
        layer.slice(part * maxPerLayer, (part + 1) * maxPerLayer),
      ),
    )
    .filter((layer) => layer.length > 0)

function placeLayer(layer: readonly DatabaseTable[], x: number): PlacedTable[] {
  let y = margin
  return layer.map((table) => {
    const columns = table.columns.slice(0, maxColumns)
    const hasMore = table.columns.length > columns.length
    const height = headHeight + (columns.length + (hasMore ? 1 : 0)) * rowHeight + 8
    const place = { table, x, y, width: tableWidth, height, columns }
    y += height + gapY
    return place
  })
}

/** From the column that refers to the column that it refers to, bending towards whichever side is nearer. */
function drawKey(key: ForeignKey, from: PlacedTable, to: PlacedTable): string {
  const [y1, y2] = [rowOf(from, key.from.columns[0]), rowOf(to, key.to.columns[0])]
  if (from.x === to.x) {
    const [x, out] = [from.x + from.width, from.x + from.width + gapX / 2]
    return `M${x} ${y1}C${out} ${y1} ${out} ${y2} ${x} ${y2}`
  }
  const isRightward = from.x < to.x
  const x1 = isRightward ? from.x + from.width : from.x
  const x2 = isRightward ? to.x : to.x + to.width
  const middle = (x1 + x2) / 2
  return `M${x1} ${y1}C${middle} ${y1} ${middle} ${y2} ${x2} ${y2}`
}

function rowOf({ y, columns }: PlacedTable, name: string | undefined): number {
  const index = columns.findIndex((column) => column.name === name)
  return y + headHeight + (index < 0 ? columns.length : index) * rowHeight + rowHeight / 2
}
