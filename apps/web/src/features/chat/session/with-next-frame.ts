/** Longer than a frame takes, and short for somebody who waits in another tab. */
const patienceMs = 200

/**
 * With the next frame, or soon: a hidden tab draws none, also where it was hidden after the frame was asked for, and still
 * has to know when a run is over.
 */
export function withNextFrame(act: () => void): void {
  const frame = requestAnimationFrame(actOnce)
  const timer = setTimeout(actOnce, patienceMs)

  function actOnce(): void {
    cancelAnimationFrame(frame)
    clearTimeout(timer)
    act()
  }
}
