import { describe, expect, it } from 'vitest'
import { runKitLogic } from '../testing/run-kit-logic.ts'

describe('the rules of games with cards and pieces', () => {
  it('solitaire deals 28 cards, lays red on black only, and turns what was hidden', async () => {
    const told = await runKitLogic(`
      import { cardsUp, dealSolitaire, drawCard, moveAllUp, moveToFoundation, moveToPile } from './solitaire.ts'
      const start = dealSolitaire()
      const card = (suit, rank) => ({ suit, rank })
      const empty = { hidden: [], open: [] }
      const table = {
        stock: [], waste: [card('hearts', 1)], foundations: [0, 0, 0, 0], moves: 0,
        piles: [
          { hidden: [card('clubs', 9)], open: [card('hearts', 6), card('spades', 5)] },
          { hidden: [], open: [card('clubs', 7)] },
          { hidden: [], open: [card('diamonds', 7)] },
          empty, empty, empty, empty,
        ],
      }
      const from = { kind: 'pile', index: 0, from: 0 }
      const moved = moveToPile(table, from, 1)
      const up = moveAllUp(table)
      console.log(JSON.stringify([
        start.piles.map(({ hidden, open }) => hidden.length + open.length), start.stock.length,
        drawCard(start).waste.length,
        moved.piles[1].open.map(({ rank }) => rank), moved.piles[0].open[0].rank,
        moveToPile(table, from, 2) ?? null, moveToPile(table, from, 3) ?? null,
        moveToFoundation(table, { kind: 'pile', index: 1, from: 0 }) ?? null, cardsUp(up),
      ]))
    `)
    expect(told).toEqual([[1, 2, 3, 4, 5, 6, 7], 24, 1, [7, 6, 5], 9, null, null, null, 1])
  })

  it('checkers knows the first positions, must take, jumps on, and crowns at the far end', async () => {
    const told = await runKitLogic(`
      import { chooseCheckersMove, movesOf, otherSide, playCheckers, startCheckers } from './checkers.ts'
      const count = (board, side, depth) =>
        movesOf(board, side).reduce((sum, move) => sum + (depth === 1 ? 1 : count(playCheckers(board, move), otherSide(side), depth - 1)), 0)
      const empty = startCheckers().map(() => undefined)
      const man = (side) => ({ side, isKing: false })
      const chain = empty.with(42, man('light')).with(35, man('dark')).with(21, man('dark')).with(62, man('light'))
      const [jump] = movesOf(chain, 'light')
      const crowned = playCheckers(empty.with(10, man('light')), { from: 10, to: 3, taken: [] })
      const best = chooseCheckersMove(chain, 'light', 3)
      console.log(JSON.stringify([
        [1, 2, 3, 4].map((depth) => count(startCheckers(), 'light', depth)),
        movesOf(chain, 'light').length, jump.taken, jump.to, crowned[3].isKing, best.taken.length,
        playCheckers(chain, jump).filter(Boolean).length,
      ]))
    `)
    expect(told).toEqual([[7, 49, 302, 1469], 1, [35, 21], 14, true, 2, 2])
  })

  it('ships lie apart on the board, and the app that knows only its hits sinks all of them', async () => {
    const told = await runKitLogic(`
      import { chooseShot, createSea, shipsLeft, shootAt, whatIsAt } from './battleship.ts'
      const games = Array.from({ length: 10 }, () => {
        let sea = createSea()
        const places = new Set(sea.ships.flat()).size
        let shots = 0
        while (shipsLeft(sea) > 0 && shots < 101) {
          sea = shootAt(sea, chooseShot(sea))
          shots += 1
        }
        return { places, shots }
      })
      const sea = { ships: [[0, 1]], shots: [0, 5] }
      console.log(JSON.stringify([
        games.every(({ places }) => places === 17), games.every(({ shots }) => shots <= 80),
        [0, 1, 5].map((place) => whatIsAt(sea, place)), whatIsAt(shootAt(sea, 1), 0),
      ]))
    `)
    expect(told).toEqual([true, true, ['hit', 'unknown', 'water'], 'sunk'])
  })

  it('an ace counts eleven while it fits, the dealer stands on 17, and a blackjack pays three to two', async () => {
    const told = await runKitLogic(`
      import { deal, doubleDown, hit, outcomeOf, payOut, stand, valueOf } from './blackjack.ts'
      const cards = (...ranks) => ranks.map((rank) => ({ suit: 'spades', rank }))
      const natural = deal(10, cards(1, 9, 13, 8))
      const stood = stand(deal(10, cards(10, 10, 9, 6, 5)))
      const bust = hit(deal(10, cards(10, 10, 6, 7, 9)))
      const doubled = doubleDown(deal(10, cards(5, 10, 6, 7, 9)))
      console.log(JSON.stringify([
        valueOf(cards(1, 6)), valueOf(cards(1, 6, 9)).points, valueOf(cards(1, 1)).points,
        [outcomeOf(natural), payOut(natural)],
        [stood.dealer.length, outcomeOf(stood)],
        [bust.phase, outcomeOf(bust), payOut(bust)],
        [doubled.bet, outcomeOf(doubled), payOut(doubled)],
      ]))
    `)
    expect(told).toEqual([
      { points: 17, isSoft: true },
      16,
      12,
      ['blackjack', 25],
      [3, 'lost'],
      ['over', 'lost', 0],
      [20, 'won', 40],
    ])
  })

  it('memory turns two cards at most, keeps pairs, and fills up with plain words', async () => {
    const told = await runKitLogic(`
      import { dealMemory, isAllFound, turnBack, turnCard } from './memory.ts'
      const dealt = dealMemory(['Lantern', 'River'], '12')
      const state = { cards: ['a', 'b', 'a', 'b'], open: [], found: [], moves: 0 }
      const wrong = turnCard(turnCard(state, 0), 1)
      const pair = turnCard(turnCard(turnBack(wrong), 0), 2)
      const done = turnCard(turnCard(pair, 1), 3)
      console.log(JSON.stringify([
        dealt.cards.length, new Set(dealt.cards).size, dealt.cards.filter((word) => word === 'River').length,
        turnCard(wrong, 2) === wrong, pair.found, [isAllFound(pair), isAllFound(done)], done.moves,
      ]))
    `)
    expect(told).toEqual([24, 12, 2, true, ['a'], [false, true], 3])
  })

  it('falling blocks know what comes next, where a piece would lie, and clear full rows', async () => {
    const told = await runKitLogic(`
      import { columns, dropPiece, landed, rows, shadowOf, startBlocks } from './blocks.ts'
      const start = startBlocks()
      const gap = { ...start, kind: 1, shape: [[0, 0]], x: 0, y: 0, next: 4,
        field: start.field.map((_, place) => (place >= (rows - 1) * columns + 1 ? 3 : 0)) }
      const cleared = dropPiece(gap)
      const over = dropPiece({ ...start, field: start.field.map((_, place) => (place % columns === 4 ? 2 : 0)), kind: 2, shape: [[0, 0]], x: 0 })
      console.log(JSON.stringify([
        shadowOf(gap), cleared.lines, cleared.kind, cleared.score, landed(cleared).filter(Boolean).length, over.isOver,
      ]))
    `)
    expect(told).toEqual([[170], 1, 4, 60, 4, true])
  })
})
