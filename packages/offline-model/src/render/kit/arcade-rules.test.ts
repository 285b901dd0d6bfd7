import { describe, expect, it } from 'vitest'
import { runKitLogic } from '../testing/run-kit-logic.ts'

describe('the rules of the games of reflexes', () => {
  it('a bird falls, rises with each beat, scores each gap once and ends at a pipe or the ground', async () => {
    const told = await runKitLogic(`
      import { flap, startFlappy, stepFlappy } from './flappy.ts'
      const fly = (state, seconds) => {
        for (let left = seconds; left > 0; left -= 0.02) state = stepFlappy(state, 0.02, () => 0.5)
        return state
      }
      const dropped = fly(startFlappy(), 3)
      const beaten = stepFlappy(flap(startFlappy()), 0.05, () => 0.5)
      const inGap = { ...startFlappy(), y: 57, pipes: [{ x: 12.5, gap: 57, isPassed: false }] }
      const passed = stepFlappy(inGap, 0.05, () => 0.5)
      const hit = stepFlappy({ ...inGap, y: 20, pipes: [{ x: 26, gap: 80, isPassed: false }] }, 0.01, () => 0.5)
      console.log(JSON.stringify([dropped.isOver, beaten.y < 52, passed.score, stepFlappy(passed, 0.05, () => 0.5).score, hit.isOver]))
    `)
    expect(told).toEqual([true, true, 1, 1, true])
  })

  it('a runner jumps from the ground only, comes down again, and ends at what stands in the way', async () => {
    const told = await runKitLogic(`
      import { jump, startRunner, stepRunner } from './runner.ts'
      const run = (state, seconds) => {
        for (let left = seconds; left > 0; left -= 0.02) state = stepRunner(state, 0.02, () => 0.5)
        return state
      }
      const up = run(jump(startRunner()), 0.2)
      const again = jump(up)
      const hurdle = { x: 30, width: 4.5, height: 9 }
      const hit = run({ ...startRunner(), hurdles: [hurdle] }, 0.3)
      const over = run(jump({ ...startRunner(), hurdles: [{ ...hurdle, x: 50 }] }), 0.55)
      console.log(JSON.stringify([up.height > 5, again === up, run(up, 0.8).height, hit.isOver, over.isOver]))
    `)
    expect(told).toEqual([true, true, 0, true, false])
  })

  it('invaders turn at the edge and come down, a shot takes one, and a bomb a life once', async () => {
    const told = await runKitLogic(`
      import { fire, startInvaders, stepInvaders } from './invaders.ts'
      const still = { seconds: 0.02, wish: { direction: 0 }, random: () => 0.99 }
      const play = (state, seconds) => {
        for (let left = seconds; left > 0; left -= 0.02) state = stepInvaders(state, still)
        return state
      }
      const start = startInvaders()
      const atEdge = play({ ...start, invaders: start.invaders.map((each) => ({ ...each, x: each.x + 19 })) }, 0.5)
      const under = { ...start, ship: start.invaders[31].x + 6.5 }
      const shot = play(fire(under), 1)
      const bombed = play({ ...start, bombs: [{ x: start.ship, y: 100 }, { x: start.ship, y: 99 }] }, 0.3)
      const won = stepInvaders({ ...start, invaders: [] }, still)
      console.log(JSON.stringify([
        atEdge.march, atEdge.invaders[0].y > start.invaders[0].y,
        shot.invaders.length, shot.score > 0,
        fire(fire(fire(fire(start)))).shots.length,
        bombed.lives, [won.level, won.invaders.length],
      ]))
    `)
    expect(told).toEqual([-1, true, 35, true, 3, 2, [2, 36]])
  })

  it('a mole counts once, beside it costs a point, and half a minute is the end', async () => {
    const told = await runKitLogic(`
      import { startMoles, stepMoles, whack } from './moles.ts'
      const up = stepMoles(startMoles(), 0.7, () => 0.5)
      const hit = whack(up, 4)
      console.log(JSON.stringify([
        up.up, hit.score, whack(hit, 4).score, whack(startMoles(), 1).score,
        stepMoles(up, 30, () => 0.5).isOver,
      ]))
    `)
    expect(told).toEqual([4, 2, 1, 0, true])
  })

  it('an order of pads grows by one, a wrong pad ends it, and the rounds before it count', async () => {
    const told = await runKitLogic(`
      import { nextRound, pressPad, roundsOf, startSimon } from './simon.ts'
      const ready = (state) => ({ ...state, phase: 'repeating' })
      const one = ready(nextRound(startSimon(), () => 0.3))
      const done = pressPad(one, 1)
      const two = ready(nextRound(done, () => 0.8))
      const wrong = pressPad(pressPad(two, 1), 0)
      console.log(JSON.stringify([roundsOf(done), two.order, wrong.phase, roundsOf(wrong)]))
    `)
    expect(told).toEqual([1, [1, 3], 'over', 1])
  })

  it('a reaction is measured from the light on; a press before it is too early and counts nothing', async () => {
    const told = await runKitLogic(`
      import { averageOf, pressReaction, showLight, startReaction } from './reaction.ts'
      const waiting = pressReaction(startReaction(), 0)
      const measured = pressReaction(showLight(waiting, 1000), 1234)
      console.log(JSON.stringify([pressReaction(waiting, 10).phase, measured.times, averageOf([200, 301]), averageOf([]) ?? null]))
    `)
    expect(told).toEqual(['early', [234], 251, null])
  })

  it('in a maze every dot can be reached, pursuers come out and catch whoever stands still, and flee after a big dot', async () => {
    const told = await runKitLogic(`
      import { startMaze, stepMaze } from './maze.ts'
      import { fullMaze, indexOf, isOpen, start } from './maze-map.ts'
      import { next } from './maze-pursuit.ts'
      const reached = new Set([String(start)])
      for (const place of [start]) {
        const queue = [place]
        for (const each of queue) for (const way of ['up', 'down', 'left', 'right']) {
          const to = next(each, way)
          if (isOpen(to) && !reached.has(String(to))) { reached.add(String(to)); queue.push(to) }
        }
      }
      const dots = [...fullMaze].flatMap((sign, index) => sign === ' ' ? [] : [[index % 19, Math.floor(index / 19)]])
      const play = (state, steps) => { for (let step = 0; step < steps; step += 1) state = stepMaze(state, () => 0.5); return state }
      const ready = { ...startMaze(), pause: 0 }
      const turned = stepMaze({ ...ready, wish: 'up', direction: 'right' })
      const still = { ...ready, player: [1, 1], direction: 'left', wish: 'left' }
      const lost = play(still, 400)
      const big = stepMaze({ ...ready, player: [1, 1], direction: 'down', wish: 'down' })
      const caught = stepMaze({ ...big, pursuers: big.pursuers.map((each, index) => index ? each : { ...each, place: [1, 3] }) })
      const over = stepMaze({ ...ready, lives: 1, player: [9, 6 + 1], direction: 'left', wish: 'left', pursuers: ready.pursuers.map((each) => ({ ...each, place: [8, 7], rest: 0 })) })
      const won = stepMaze({ ...ready, food: fullMaze.replaceAll(/[.o]/g, ' ').split('').map((sign, index) => index === indexOf([8, 15]) ? '.' : sign).join('') })
      const through = stepMaze({ ...ready, player: [0, 9], direction: 'left', wish: 'left' })
      console.log(JSON.stringify([
        dots.filter((place) => !reached.has(String(place))), turned.direction, turned.score,
        lost.lives < 3, big.pursuers.every(({ isFleeing }) => isFleeing), big.score,
        caught.score - big.score, caught.pursuers[0].isFleeing, over.isOver,
        [won.level, won.food === fullMaze, won.score], through.player,
      ]))
    `)
    expect(told).toEqual([[], 'right', 10, true, true, 50, 210, false, true, [2, true, 110], [18, 9]])
  })

  it('a road is crossed at the first level and at the last, all homes bring the next, and nobody hops over water or through cars', async () => {
    const told = await runKitLogic(`
      import { hop, startRoad, stepRoad } from './road-crossing.ts'
      import { homes, lanes, placesIn, startRow, width } from './road-lanes.ts'
      // Whoever looks ahead gets home: all that can be done in steps of a quarter of a second, without the same twice.
      const cross = (start) => {
        let open = [start]
        for (let step = 0; step < 200 && open.length > 0; step += 1) {
          const seen = new Map()
          for (const state of open) for (const way of ['up', 'left', 'right', 'down', undefined]) {
            let after = way ? hop(state, way) : state
            for (let frame = 0; frame < 5; frame += 1) after = stepRoad(after, 0.05)
            if (after.taken.length > start.taken.length || after.level > start.level) return after
            if (after.lives === start.lives) seen.set(after.row + ' ' + Math.round(after.column * 4), after)
          }
          open = [...seen.values()]
        }
      }
      const first = cross(startRoad())
      const fast = homes.filter((home) =>
        cross({ ...startRoad(), level: 9, taken: homes.filter((each) => each !== home) }))
      let last = startRoad()
      for (const home of homes) last = hop({ ...last, row: 1, column: home + 0.4 }, 'up')
      const at = (row, column) => ({ ...startRoad(), row, column, reached: row })
      const [log] = placesIn(lanes[0], 0).filter((left) => left > 0 && left < 8)
      const onLog = stepRoad(at(1, log + 1), 0.5)
      const road = lanes.find(({ kind }) => kind === 'road')
      const [car] = placesIn(road, 0).filter((left) => left > 0 && left < 9)
      const hit = hop(at(road.row - 1, Math.round(car)), 'down')
      const wet = [...Array(13).keys()].map((column) => hop(at(6, column), 'up')).find(({ lives }) => lives < 3)
      const twice = hop({ ...at(1, 0), taken: [0] }, 'up')
      let away = at(3, 0)
      for (let frame = 0; frame < 400 && away.lives === 3; frame += 1)
        away = stepRoad({ ...away, column: placesIn(lanes[2], away.seconds).find((left) => left > 4) ?? away.column }, 0.05)
      const over = hop({ ...at(road.row - 1, Math.round(car)), lives: 1 }, 'down')
      console.log(JSON.stringify([
        [first.taken.length, first.row, first.score], fast.length,
        [last.level, last.taken.length, last.score],
        (onLog.column - log - 1).toFixed(2), [hit.lives, hit.row, hit.said], [wet.lives, wet.said], twice.row, hop(at(1, 1.5), 'up').row,
        away.lives, over.isOver, hop(over, 'up') === over,
        lanes.every(({ length, period }) => period >= width + length), startRow,
      ]))
    `)
    expect(told).toEqual([
      [1, 12, 170],
      5,
      [2, 0, 500],
      '0.65',
      [2, 12, 'Hit by a car'],
      [2, 'Fell into the water'],
      1,
      1,
      2,
      true,
      true,
      true,
      12,
    ])
  })
})
