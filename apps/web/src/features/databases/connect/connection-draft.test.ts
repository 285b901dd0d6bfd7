import { databaseId } from '@joinery/contract'
import { describe, expect, it } from 'vitest'
import { chooseEngine, draftOf, emptyDraft, findProblems, readDraft } from './connection-draft.ts'

const complete = { ...emptyDraft, name: 'Shop', host: 'db', database: 'shop', username: 'u', password: 'p' }

describe('a draft of a connection', () => {
  it('takes the usual port of the chosen kind, but keeps one that was typed', () => {
    expect(chooseEngine(emptyDraft, 'mysql').port).toBe('3306')
    expect(chooseEngine({ ...emptyDraft, port: '6543' }, 'mysql').port).toBe('6543')
  })

  it('of a connection that is kept has all but its password, and nothing is missing from it', () => {
    const { way: _way, url: _url, password: _password, caCertificate: _ca, ...fields } = complete
    const kept = { ...fields, port: 5432, id: databaseId.parse(crypto.randomUUID()), hasCaCertificate: true }
    const draft = draftOf({ ...kept, serverVersion: 'PostgreSQL 18', createdAt: '2026-01-01T00:00:00Z' })
    expect(draft).toEqual({ ...complete, password: '' })
    expect(findProblems(draft, { isSaving: true })).toEqual({})
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
