import { describe, expect, it } from 'vitest'
import { parseList } from './parse-conditions.ts'
import { parseQuery } from './parse-query.ts'
import { parseSelect } from './parse-select.ts'

const read = (text: string) => parseQuery(new URLSearchParams(text))

describe('a request to tables', () => {
  it('chooses columns with other names, types and places in JSON, and tables within tables', () => {
    expect(
      parseSelect('*, total:price::text, data->0->>"a,b", author:users!fk!inner(name, posts(id))'),
    ).toEqual([
      { kind: 'all' },
      { kind: 'column', path: { column: 'price', steps: [] }, alias: 'total', cast: 'text' },
      {
        kind: 'column',
        path: {
          column: 'data',
          steps: [
            { arrow: '->', key: '0' },
            { arrow: '->>', key: 'a,b' },
          ],
        },
      },
      {
        kind: 'embed',
        relation: 'users',
        alias: 'author',
        hint: 'fk',
        isInner: true,
        items: [
          { kind: 'column', path: { column: 'name', steps: [] } },
          {
            kind: 'embed',
            relation: 'posts',
            isInner: false,
            items: [{ kind: 'column', path: { column: 'id', steps: [] } }],
          },
        ],
      },
    ])
  })

  it('narrows by tests and groups of them, also in embedded tables', () => {
    const { narrowings } = read(
      'age=not.gte.18&not.or=(a.eq.1,and(b.in.("x,y",z),c.is.null))&posts.title=like.*oak*&posts.order=id.desc.nullslast&posts.limit=3',
    )
    expect(narrowings.get('')?.conditions).toMatchObject([
      { kind: 'test', path: { column: 'age' }, isNegated: true, operator: 'gte', value: '18' },
      {
        kind: 'group',
        joint: 'or',
        isNegated: true,
        conditions: [
          { path: { column: 'a' }, operator: 'eq', value: '1' },
          {
            joint: 'and',
            conditions: [
              { operator: 'in', value: '("x,y",z)' },
              { operator: 'is', value: 'null' },
            ],
          },
        ],
      },
    ])
    expect(narrowings.get('posts')).toMatchObject({
      conditions: [{ operator: 'like', value: '*oak*' }],
      order: [{ path: { column: 'id' }, isDescending: true, nulls: 'last' }],
      limit: 3,
    })
    expect(parseList('("x,y","say \\"hi\\"",z)')).toEqual(['x,y', 'say "hi"', 'z'])
  })

  it.each([
    'select=a(',
    'select=a,,b',
    'a=1',
    'a=eq',
    'or=(a.eq.1',
    'or=a.eq.1',
    'limit=-1',
    'limit=x',
    'order=a.up',
  ])('is refused where it cannot be read: %s', (text) => {
    expect(() => read(text)).toThrow(expect.objectContaining({ status: 400, code: 'PGRST100' }))
  })

  it('is refused however deep it is nested', () => {
    expect(() => read(`select=${'a('.repeat(5_000)}`)).toThrow(expect.objectContaining({ status: 400 }))
    expect(() => read(`or=${'(and'.repeat(5_000)}`)).toThrow(expect.objectContaining({ status: 400 }))
  })
})
