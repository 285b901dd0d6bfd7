import { describe, expect, it } from 'vitest'
import { understand } from './understand.ts'

describe('a game that cannot be built', () => {
  it.each([
    'Make a lode runner game',
    'Build a Doodle Jump clone',
    'make a game like angry birds',
    'Plants vs zombies',
    'Make a crossword puzzle',
    'A jigsaw puzzle for kids',
    'Build a platformer game like Mario',
    'Tower defense game',
  ])('"%s" is answered with a game, and told as missing', (wish) => {
    const { kind, notUnderstood } = understand(wish)
    expect(kind).toBe('game')
    expect(notUnderstood.at(-1)).toMatch(/ \(Memory stands in its place\)$/)
  })

  it.each(['a backgammon game', 'a crossword'])('"%s" is told as missing in so many words', (wish) => {
    expect(understand(wish).notUnderstood).toEqual([
      `${wish.replace(/^a /, '')} (Memory stands in its place)`,
    ])
  })

  it.each(['A website for a mahjong club', 'Website of a pinball museum', 'A bingo hall website'])(
    '"%s" is for a house, and no game',
    (wish) => {
      expect(understand(wish).kind).not.toBe('game')
    },
  )

  it.each(['Build a snake game', 'a sudoku app', 'Make me a game'])('"%s" lacks nothing', (wish) => {
    expect(understand(wish).notUnderstood).toEqual([])
  })
})
