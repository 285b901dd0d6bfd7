import type { DatabaseSchema } from '@joinery/contract'
import { describe, expect, it } from 'vitest'
import { layOutSchema } from './lay-out-schema.ts'

const column = { name: 'id', type: 'int', isNullable: false, isPrimaryKey: true, defaultValue: null }
const table = (name: string, columns = 1): DatabaseSchema['tables'][number] => ({
  schema: 'public',
  name,
  kind: 'table',
  rowEstimate: null,
  columns: Array.from({ length: columns }, (_, index) => ({
    ...column,
    name: index === 0 ? 'id' : `c${index}`,
  })),
})
const key = (from: string, to: string): DatabaseSchema['foreignKeys'][number] => ({
  name: `${from}-${to}`,
  from: { schema: 'public', table: from, columns: ['id'] },
  to: { schema: 'public', table: to, columns: ['id'] },
})
const lay = (names: readonly string[], keys: readonly [string, string][]) =>
  layOutSchema({
    tables: names.map((name) => table(name)),
    foreignKeys: keys.map((pair) => key(...pair)),
    isCut: false,
  })

describe('the diagram of a schema', () => {
  it('puts what refers to others to the right of them', () => {
    const { tables } = lay(
      ['line', 'order', 'customer'],
      [
        ['order', 'customer'],
        ['line', 'order'],
      ],
    )
    const byX = tables.toSorted((one, other) => one.x - other.x).map((place) => place.table.name)
    expect(byX).toEqual(['customer', 'order', 'line'])
  })

  it('comes to an end with circles and tables that refer to themselves, and draws every key', () => {
    const { tables, keys } = lay(
      ['a', 'b', 'c'],
      [
        ['a', 'b'],
        ['b', 'a'],
        ['c', 'c'],
      ],
    )
    expect([tables.length, keys.length]).toEqual([3, 3])
  })

  it('lets no two tables overlap, however many there are', () => {
    const names = Array.from({ length: 60 }, (_, index) => `t${index}`)
    const { tables, width, height } = layOutSchema({
      tables: names.map((name, index) => table(name, (index * 7) % 30)),
      foreignKeys: names.slice(1).map((name, index) => key(name, `t${Math.floor(index / 3)}`)),
      isCut: false,
    })
    for (const one of tables) {
      expect(one.x + one.width <= width && one.y + one.height <= height).toBe(true)
      for (const other of tables) {
        if (one === other || one.x !== other.x) continue
        expect(one.y + one.height <= other.y || other.y + other.height <= one.y).toBe(true)
      }
    }
  })

  it('leaves out keys to tables that are not drawn', () => {
    expect(lay(['a'], [['a', 'elsewhere']]).keys).toEqual([])
  })
})
