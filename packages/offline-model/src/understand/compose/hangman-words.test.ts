import { describe, expect, it } from 'vitest'
import type { SectionOf } from '../../model/section.ts'
import { understand } from '../understand.ts'

describe('a game about words', () => {
  it.each([
    ['hangman game about countries', 'kenya'],
    ['a hangman game with animals', 'giraffe'],
    ['hangman', 'lantern'],
    ['a word search about animals', 'giraffe'],
    ['a word search game', 'lantern'],
  ])('has words of what it is about: %s', (request, word) => {
    expect(gameOf(request)?.words).toContain(word)
    expect(understand(request).simulated).toEqual([])
  })

  it('says where its words are about something else', () => {
    expect(understand('hangman about dinosaurs').simulated).toEqual([
      'The words are of every day, not about dinosaurs.',
    ])
  })

  it('has words of plain letters alone, none of them twice', () => {
    for (const request of [
      'hangman about countries',
      'hangman about cities',
      'hangman about food',
      'hangman about sports',
      'hangman',
    ])
      expect(gameOf(request)?.words).toEqual([
        ...new Set(gameOf(request)?.words.filter((word) => /^[a-z]{4,12}$/.test(word))),
      ])
  })
})

describe('a game that we do not have', () => {
  it('is called by what one does in it, brings no list of other games, and is told', () => {
    const model = understand('make a game where you catch falling fruit')
    expect(model.name).toBe('Catch Falling Fruit Game')
    expect(model.entities).toEqual([])
    expect(model.notUnderstood).toEqual(['catch falling fruit'])
  })
})

function gameOf(request: string): SectionOf<'game'> | undefined {
  return understand(request)
    .screens.flatMap(({ sections }) => sections)
    .find((section) => section.type === 'game')
}
