import { describe, expect, it } from 'vitest'
import { runKitLogic } from '../testing/run-kit-logic.ts'

describe('the rules of games on a board of many fields', () => {
  it('three in a line begins without a line and with a move, and mixes the board where none is left', async () => {
    const told = await runKitLogic(`
      import { createRandom } from './random.ts'
      import { createBoard, findLines, hasMove, reshuffle } from './match-board.ts'
      const boards = Array.from({ length: 40 }, (_, seed) => createBoard(createRandom('board ' + seed)))
      // Each row goes on two kinds further, so that no two neighbours ever bring three together.
      const stuck = boards[0].map((piece, place) => ({ ...piece, kind: (place % 8 + Math.floor(place / 8) * 2) % 6 }))
      const mixed = reshuffle(stuck, createRandom('mix'))
      const kindsOf = (board) => board.map(({ kind }) => kind).sort().join('')
      console.log(JSON.stringify([
        boards.every((board) => findLines(board).size === 0 && hasMove(board)),
        new Set(boards.map(kindsOf)).size > 30,
        hasMove(stuck), hasMove(mixed), findLines(mixed).size, kindsOf(mixed) === kindsOf(stuck),
      ]))
    `)
    expect(told).toEqual([true, true, false, true, 0, true])
  })

  it('three in a line takes back a swap that makes no line, lets pieces fall, counts chains and ends with the moves', async () => {
    const told = await runKitLogic(`
      import { createRandom } from './random.ts'
      import { findLines, neighbourOf } from './match-board.ts'
      import { goOn, isMoving, startMatch, swapPieces } from './match-three.ts'
      const random = createRandom('three in a line')
      const pairs = Array.from({ length: 64 }, (_, place) => ['right', 'down'].map((way) => [place, neighbourOf(place, way)]))
        .flat().filter(([, other]) => other !== undefined)
      const start = startMatch(random)
      const wrong = pairs.map((pair) => swapPieces(start, pair)).find(({ back }) => back)
      const returned = goOn(wrong, random)
      let state = start
      const points = []
      while (!state.isOver) {
        state = pairs.map((pair) => swapPieces(state, pair)).find(({ gone }) => gone.size > 0)
        while (isMoving(state)) {
          const before = state
          state = goOn(state, random)
          points.push((state.score - before.score) === before.gone.size * 10 * state.chain)
          if (new Set(state.board.map(({ id }) => id)).size !== 64) points.push('twice')
        }
      }
      console.log(JSON.stringify([
        wrong.movesLeft, returned.board.every(({ id }, place) => id === start.board[place].id), isMoving(returned),
        points.length > 30 && points.every((each) => each === true), state.movesLeft, state.score >= 900,
        findLines(state.board).size, swapPieces(start, [7, 8]) === start, swapPieces(state, pairs[0]) === state,
      ]))
    `)
    expect(told).toEqual([30, true, false, true, 0, true, 0, true, true])
  })

  it('a word search hides ten words once each, in all directions, and none within another', async () => {
    const told = await runKitLogic(`
      import { createRandom } from './random.ts'
      import { countWord, hideWords } from './hide-words.ts'
      const words = ('elephant giraffe penguin squirrel dolphin hedgehog kangaroo octopus leopard flamingo beaver ' +
        'tortoise otter chameleon badger ant giraffes ox hippopotamuses level').split(' ')
      const fields = Array.from({ length: 30 }, (_, seed) => hideWords(words, createRandom('words ' + seed)))
      const steps = fields.flatMap(({ hidden }) => hidden.map(({ places: [first, second] }) => second - first))
      const all = fields.flatMap(({ hidden }) => hidden.map(({ word }) => word))
      console.log(JSON.stringify([
        fields.every(({ hidden, letters }) => hidden.length === 10 && letters.length === 144 && letters.every((each) => /^[a-z]$/.test(each))),
        fields.every(({ hidden, letters }) => hidden.every(({ word, places }) =>
          places.map((place) => letters[place]).join('') === word && countWord(letters, word) === 1)),
        [...new Set(steps)].sort((a, b) => a - b),
        fields.every(({ hidden }) => !hidden.some(({ word }) => word === 'giraffe') || !hidden.some(({ word }) => word === 'giraffes')),
        ['ox', 'hippopotamuses'].filter((word) => all.includes(word)),
      ]))
    `)
    expect(told).toEqual([true, true, [-13, -12, -11, -1, 1, 11, 12, 13], true, []])
  })

  it('a word search takes a line from either end, once, follows a finger that is not exact, and counts the time', async () => {
    const told = await runKitLogic(`
      import { createRandom } from './random.ts'
      import { lineBetween, lineTowards } from './letter-field.ts'
      import { isAllMarked, markLine, pointsFor, startSearch } from './word-search.ts'
      const start = startSearch(['lantern', 'umbrella', 'pencil'], createRandom('search'))
      const lines = start.hidden.map(({ places }) => lineBetween(places.at(-1), places[0]))
      const one = markLine(start, lines[0])
      const all = lines.reduce(markLine, start)
      console.log(JSON.stringify([
        one.found.map(({ word }) => word), markLine(one, lines[0]) === one, markLine(one, lines[0].toReversed()) === one,
        markLine(start, lines[0].slice(1)) === start, isAllMarked(one), isAllMarked(all),
        lineBetween(0, 14), lineBetween(5, 5), lineTowards(0, 16), lineTowards(0, 2 * 12 + 3), lineTowards(12, 2),
        pointsFor(all, 45), pointsFor(all, 4000),
      ]))
    `)
    expect(told).toEqual([
      ['lantern'],
      true,
      true,
      true,
      false,
      true,
      [],
      [5],
      [0, 1, 2, 3, 4],
      [0, 13, 26, 39],
      [12, 1],
      255,
      10,
    ])
  })
})
