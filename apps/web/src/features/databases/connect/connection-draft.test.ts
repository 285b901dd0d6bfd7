import { describe, expect, it } from 'vitest'
import { chooseEngine, emptyDraft, findProblems, readDraft } from './connection-draft.ts'

const complete = { ...emptyDraft, name: 'Shop', host: 'db', database: 'shop', username: 'u', password: 'p' }

describe('a draft of a connection', () => {
  it('takes the usual port of the chosen kind, but keeps one that was typed', () => {
    expect(chooseEngine(emptyDraft, 'mysql').port).toBe('3306')
    expect(chooseEngine({ ...emptyDraft, port: '6543' }, 'mysql').port).toBe('6543')
  })

  it('names every field that is missing; a name is needed only to save', () => {
    expect(Object.keys(findProblems(emptyDraft, { isSaving: true }))).toEqual([
      'name',
      'host',
      'database',
      'username',
    ])
    expect(findProblems({ ...complete, name: '' }, { isSaving: false })).toEqual({})
    expect(Object.keys(findProblems({ ...emptyDraft, way: 'url' }, { isSaving: false }))).toEqual(['url'])
  })

  it.each(['0', '65536', 'abc', '-1', '1.5'])('refuses the port %s', (port) => {
    expect(Object.keys(findProblems({ ...complete, port }, { isSaving: true }))).toEqual(['port'])
  })

  it('sends the fields or the address, never both', () => {
    expect(readDraft(complete).address).toEqual({
      engine: 'postgresql',
      host: 'db',
      port: 5432,
      database: 'shop',
      username: 'u',
      password: 'p',
    })
    expect(readDraft({ ...complete, way: 'url', url: 'postgres://x' }).address).toEqual({
      url: 'postgres://x',
    })
  })
})
