import { afterEach, expect, it, vi } from 'vitest'
import { withNextFrame } from './with-next-frame.ts'

afterEach(() => {
  vi.useRealTimers()
  vi.unstubAllGlobals()
})

/** A tab that is hidden keeps the frames that it was asked for until it is seen again. */
function hideTab() {
  const frames = new Map<number, () => void>()
  vi.useFakeTimers()
  vi.stubGlobal('requestAnimationFrame', (draw: () => void) => frames.set(frames.size, draw).size - 1)
  vi.stubGlobal('cancelAnimationFrame', (frame: number) => frames.delete(frame))
  return { show: () => frames.forEach((draw) => draw()) }
}

it('acts with the next frame, once', () => {
  const tab = hideTab()
  const act = vi.fn<() => void>()
  withNextFrame(act)
  expect(act).not.toHaveBeenCalled()
  tab.show()
  vi.advanceTimersByTime(1_000)
  expect(act).toHaveBeenCalledTimes(1)
})

it('acts soon where no frame comes, and not again when the tab is seen', () => {
  const tab = hideTab()
  const act = vi.fn<() => void>()
  withNextFrame(act)
  vi.advanceTimersByTime(200)
  expect(act).toHaveBeenCalledTimes(1)
  tab.show()
  expect(act).toHaveBeenCalledTimes(1)
})
