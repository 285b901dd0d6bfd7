import { expect, it } from 'vitest'
import { createPlayer } from './create-player.ts'
import type { PlayerState } from './create-player.ts'

function play(isStill: boolean) {
  const drawn: number[] = []
  const states: PlayerState[] = []
  let waiting: ((nowMs: number) => void) | undefined
  const player = createPlayer({
    isStill,
    draw: (elapsedMs) => drawn.push(elapsedMs) > 0 && elapsedMs >= 500,
    onState: (state) => states.push(state),
    frames: {
      request: (draw) => {
        waiting = draw
        return 1
      },
      cancel: () => (waiting = undefined),
    },
  })
  return { player, drawn, states, paint: (nowMs: number) => waiting?.(nowMs) }
}

it('plays by time, stands still while paused, and can be played again from the beginning', () => {
  const { player, drawn, states, paint } = play(false)
  paint(1_000)
  paint(1_200)
  player.toggle()
  player.toggle()
  paint(9_000)
  paint(9_400)
  player.toggle()
  expect(drawn).toEqual([0, 0, 200, 200, 600])
  expect(states).toEqual(['playing', 'paused', 'playing', 'ended', 'playing'])
})

it('shows the end at once to whoever wants no motion', () => {
  expect(play(true)).toMatchObject({ drawn: [Infinity], states: ['ended'] })
})
