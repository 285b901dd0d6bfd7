import { databaseId } from '@joinery/contract'
import { describe, expect, it } from 'vitest'
import {
  chooseEngine,
  draftOf,
  emptyDraft,
  findProblems,
  readDraft,
  rebaseDraft,
} from './connection-draft.ts'

const complete = { ...emptyDraft, name: 'Shop', host: 'db', database: 'shop', username: 'u', password: 'p' }

const facts = {
  id: databaseId.parse(crypto.randomUUID()),
  hasCaCertificate: true,
  serverVersion: 'PostgreSQL 18',
  createdAt: '2026-01-01T00:00:00Z',
  hash: 'a'.repeat(64),
}

describe('a draft of a connection that was changed elsewhere', () => {
  const { way: _way, url: _url, password: _password, caCertificate: _ca, ...fields } = complete
  const before = { ...facts, ...fields, port: 5432 }

  it('takes what is new where nothing was typed, keeps what was typed, and tells what is new', () => {
    const now = { ...before, name: 'Shop 2', host: 'db2', port: 5433, tls: 'require', hash: 'b' } as const
    const draft = { ...draftOf(before), name: 'Mine', password: 'new' }
    expect(rebaseDraft(draft, { before, now })).toEqual({
      draft: { ...draft, host: 'db2', port: '5433', tls: 'require' },
      news: ['Name "Shop 2"', 'Host "db2"', 'Port "5433"', 'Encryption "Encrypted, certificate not checked"'],
    })
  })

  it('tells nothing but the fact where only the password is another one', () => {
    const draft = { ...draftOf(before), database: 'typed' }
    expect(rebaseDraft(draft, { before, now: { ...before, hash: 'b' } })).toEqual({ draft, news: [] })
  })
})

describe('a draft of a connection', () => {
  it('takes the usual port of the chosen kind, but keeps one that was typed', () => {
    expect(chooseEngine(emptyDraft, 'mysql').port).toBe('3306')
    expect(chooseEngine({ ...emptyDraft, port: '6543' }, 'mysql').port).toBe('6543')
  })

  it('of a connection that is kept has all but its password, and nothing is missing from it', () => {
    const { way: _way, url: _url, password: _password, caCertificate: _ca, ...fields } = complete
    const kept = { ...facts, ...fields, port: 5432 }
    const draft = draftOf(kept)
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
