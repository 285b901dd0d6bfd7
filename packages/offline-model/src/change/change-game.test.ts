import { expect, it } from 'vitest'
import { understand } from '../understand/understand.ts'
import { changeModel } from './change-model.ts'

const gameOf = (request: string, ...changes: string[]) => {
  const model = changes.reduce((now, change) => changeModel(now, change).model, understand(request))
  return model.screens.flatMap(({ sections }) => sections).find((section) => section.type === 'game')
}

it.each([
  ['a snake game', 'make the board bigger', { size: 'large' }],
  ['a snake game', 'make the snake faster', { speed: 'fast' }],
  ['a snake game', 'slow down the game', { speed: 'slow' }],
  ['a snake game', 'add sound effects', { hasSound: true }],
  ['a 2048 game', 'make the board 5x5', { size: 'large' }],
  ['minesweeper', 'increase the size of the board to large', { size: 'large' }],
])('%s: "%s" is set', (request, change, set) => {
  expect(changeModel(understand(request), change).missed).toEqual([])
  expect(gameOf(request, change)).toMatchObject(set)
})

it('what was made larger or faster goes back to what is usual', () => {
  const game = gameOf(
    'a snake game',
    'make the board bigger',
    'make it faster',
    'make the board smaller',
    'make it slower',
  )
  expect([game?.size, game?.speed]).toEqual([undefined, undefined])
})

it.each([
  ['a chess game', 'make the board bigger'],
  ['minesweeper', 'make it faster'],
  ['a chess game', 'add sound effects'],
  ['a 2048 game', 'make the board 7x7'],
  ['a snake game', 'add a multiplayer mode'],
])('%s: "%s" is told to be missed, and changes nothing', (request, change) => {
  const before = understand(request)
  const { model, done } = changeModel(before, change)
  expect([model, done]).toEqual([before, []])
})

it.each([
  ['a snake game', 'add a high score list', /there already/],
  ['a snake game', 'add a pause button', /pause it already/],
  ['a 2048 game', 'add an undo button', /taken back/],
  ['a memory game', 'add a reset button', /New game/],
  ['a memory game', 'add a timer', /time stands above/],
  ['a chess game', 'add a high score', /counts who won/],
  ['a 2048 game', 'add a timer', /cannot add one/],
])('%s: "%s" is told to be there, and adds nothing', (request, change, told) => {
  const before = understand(request)
  const { model, done } = changeModel(before, change)
  expect(model).toEqual(before)
  expect(done.join()).toMatch(told)
})

it('sound is turned off again', () => {
  expect(gameOf('a snake game', 'add sound effects', 'remove the sound')?.hasSound).toBeUndefined()
})

it('cards show what was asked for', () => {
  expect(gameOf('a memory game', 'use fruits')?.words).toContain('🍎')
})
