import { describe, expect, it } from 'vitest'
import { createDraft, needAdministrator, type Draft } from '../compose/draft.ts'
import { findScheme } from './find-scheme.ts'
import type { Scheme } from './scheme.ts'
import { understand } from '../understand.ts'
import { schemes } from './schemes.ts'

describe('subjects that are known as a whole', () => {
  it('have a name of their own', () => {
    expect(new Set(schemes.map(({ id }) => id)).size).toBe(schemes.length)
  })

  it('build each page under the title of its part', () => {
    const wrong = schemes.flatMap((scheme) =>
      scheme.parts.flatMap(({ title, build }) => {
        if (build === undefined) return []
        const draft = draftOf(scheme)
        build(draft)
        return [...draft.screens.values()].some((screen) => screen.title === title) ? [] : title
      }),
    )
    expect(wrong).toEqual([])
  })

  it('are found by wishes only where they say so', () => {
    const found = ['a weather app', 'a vocabulary app', 'a family tree maker', 'a recipe app'].map(
      (wish) => findScheme(wish)?.id,
    )
    expect(found).toEqual(['weather', undefined, 'genealogy', undefined])
  })

  it('bring nothing into what only has their name: neighbours who lend tools have no readers', () => {
    const { entities } = understand('A lending app for tools among neighbours.')
    expect(entities.map(({ id }) => id)).toEqual(['sharedItem'])
  })
})

function draftOf({ kind }: Scheme): Draft {
  const draft = createDraft({ kind, subject: '', words: '', pack: undefined, isNew: true })
  needAdministrator(draft)
  return draft
}
