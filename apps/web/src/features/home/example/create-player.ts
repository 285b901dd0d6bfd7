export type PlayerState = 'playing' | 'paused' | 'ended'

interface Score {
  /** Whoever wants no motion gets the end at once, and may play it. */
  isStill: boolean
  /** Draws how it looks so long after the beginning; true at the end. */
  draw: (elapsedMs: number) => boolean
  onState: (state: PlayerState) => void
  frames: {
    request: (draw: (nowMs: number) => void) => number
    cancel: (frame: number) => void
  }
}

/** Plays something drawn by time, from the beginning; `toggle` pauses, goes on, or begins again. */
export function createPlayer({ isStill, draw, onState, frames }: Score) {
  let elapsedMs = isStill ? Infinity : 0
  let lastMs: number | undefined
  let frame = 0
  let state: PlayerState = 'playing'

  const enter = (next: PlayerState) => {
    state = next
    lastMs = undefined
    frames.cancel(frame)
    onState(state)
    if (state === 'playing') frame = frames.request(tick)
  }
  const tick = (nowMs: number) => {
    elapsedMs += lastMs === undefined ? 0 : nowMs - lastMs
    lastMs = nowMs
    if (draw(elapsedMs)) enter('ended')
    else frame = frames.request(tick)
  }
  enter(draw(elapsedMs) ? 'ended' : 'playing')
  return {
    toggle: () => {
      if (state === 'ended') elapsedMs = 0
      enter(state === 'playing' ? 'paused' : 'playing')
    },
    stop: () => frames.cancel(frame),
  }
}
