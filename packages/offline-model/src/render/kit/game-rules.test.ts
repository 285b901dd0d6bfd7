import { describe, expect, it } from 'vitest'
import { runKitLogic } from '../testing/run-kit-logic.ts'

describe('the rules of the games that apps are given', () => {
  it('chess knows every legal move: as many positions as are known after one, two and three', async () => {
    const counted = await runKitLogic(`
      import { legalMoves, playMove, startPosition } from './chess.ts'
      const count = (position, depth) =>
        legalMoves(position).reduce((sum, move) => sum + (depth === 1 ? 1 : count(playMove(position, move), depth - 1)), 0)
      console.log(JSON.stringify([1, 2, 3].map((depth) => count(startPosition, depth))))
    `)
    expect(counted).toEqual([20, 400, 8902])
  })

  it('chess knows when it is over', async () => {
    const told = await runKitLogic(`
      import { legalMoves, playMove, resultOf, startPosition } from './chess.ts'
      const square = (name) => (8 - Number(name[1])) * 8 + 'abcdefgh'.indexOf(name[0])
      const positions = [startPosition]
      for (const [from, to] of [['f2', 'f3'], ['e7', 'e5'], ['g2', 'g4'], ['d8', 'h4']]) {
        const before = positions.at(-1)
        const move = legalMoves(before).find((each) => each.from === square(from) && each.to === square(to))
        positions.push(playMove(before, move))
      }
      console.log(JSON.stringify([resultOf(positions), resultOf(positions.slice(0, 3)) ?? null]))
    `)
    expect(told).toEqual(['checkmate', null])
  })

  it('a sudoku has one solution, and every field of it keeps the rule', async () => {
    const found = await runKitLogic(`
      import { createPuzzle, findSolutions, peersOf } from './sudoku-puzzle.ts'
      const tried = [40, 32, 28].map((count) => {
        const { givens, solution } = createPuzzle(count)
        return {
          solutions: findSolutions(givens, 2).length,
          isRight: solution.every((digit, field) => peersOf(field).every((other) => solution[other] !== digit)),
          fits: givens.every((digit, field) => digit === 0 || digit === solution[field]),
        }
      })
      console.log(JSON.stringify(tried))
    `)
    expect(found).toEqual(Array.from({ length: 3 }, () => ({ solutions: 1, isRight: true, fits: true })))
  })

  it('minesweeper never begins with a mine, nor beside one', async () => {
    const opened = await runKitLogic(`
      import { countAround, openField, startMines, viewOf } from './minesweeper.ts'
      const first = Array.from({ length: 200 }, (_, round) => {
        const index = round % 81
        const game = openField(startMines('small'), index)
        return viewOf(game, index) === 'open' && countAround(game, index) === 0
      })
      console.log(JSON.stringify(first.every(Boolean)))
    `)
    expect(opened).toBe(true)
  })

  it('hangman shows what was guessed, counts what is not in the word, and ends with the last letter', async () => {
    const told = await runKitLogic(`
      import { countMisses, isSolved, pickWord, showWord } from './hangman.ts'
      const tried = ['e', 'z', 'n']
      const picked = Array.from({ length: 50 }, () => pickWord(['kenya', 'nepal'], 'kenya'))
      console.log(JSON.stringify([
        showWord('kenya', tried).map((sign) => sign ?? '_').join(''),
        countMisses('kenya', tried),
        isSolved('kenya', tried),
        isSolved('kenya', [...tried, 'k', 'y', 'a']),
        isSolved('sri-lanka', ['s', 'r', 'i', 'l', 'a', 'n', 'k']),
        [...new Set(picked)],
      ]))
    `)
    expect(told).toEqual(['_en__', 1, false, true, true, ['nepal']])
  })

  it('five letters counts a repeated letter as often as it is there', async () => {
    const rated = await runKitLogic(`
      import { rateGuess } from './five-letters.ts'
      import { fiveLetterWords } from './five-letter-words.ts'
      console.log(JSON.stringify({
        ratings: [rateGuess('allee', 'apple'), rateGuess('speed', 'abide'), rateGuess('crane', 'crane')].map((each) => each.map((word) => word[0]).join('')),
        words: fiveLetterWords.every((word) => /^[a-z]{5}$/.test(word)) && new Set(fiveLetterWords).size === fiveLetterWords.length && fiveLetterWords.length >= 250,
      }))
    `)
    expect(rated).toEqual({ ratings: ['reaar', 'aaeae', 'rrrrr'], words: true })
  })

  it('four in a row: the app takes a win and stops one', async () => {
    const chosen = await runKitLogic(`
      import { chooseColumn, landingPlace, startBoard } from './connect-four.ts'
      const drop = (board, moves) =>
        moves.reduce((before, [column, disc]) => before.with(landingPlace(before, column), disc), board)
      const win = drop(startBoard(), [[0, 'app'], [6, 'you'], [0, 'app'], [6, 'you'], [0, 'app'], [5, 'you']])
      const stop = drop(startBoard(), [[3, 'you'], [0, 'app'], [3, 'you'], [1, 'app'], [3, 'you']])
      console.log(JSON.stringify([chooseColumn(win), chooseColumn(stop)]))
    `)
    expect(chosen).toEqual([0, 3])
  })

  it('pong ends at seven points, and breakout when nobody moves', async () => {
    const played = await runKitLogic(`
      import { startBreakout, stepBreakout } from './breakout.ts'
      import { goal, startPong, stepPong, winnerOfPong } from './pong.ts'
      const wish = { direction: 0 }
      let pong = startPong()
      for (let frame = 0; frame < 60 * 600 && winnerOfPong(pong) === undefined; frame += 1) pong = stepPong(pong, 1 / 60, wish)
      let breakout = startBreakout()
      for (let frame = 0; frame < 60 * 120; frame += 1) breakout = stepBreakout(breakout, 1 / 60, wish)
      console.log(JSON.stringify({ goal, most: Math.max(pong.ownPoints, pong.appPoints), isPlayed: breakout.lives === 0 && breakout.score > 0 }))
    `)
    expect(played).toEqual({ goal: 7, most: 7, isPlayed: true })
  })
})
