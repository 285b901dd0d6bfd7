import type { GenerationOptions } from '../ports.ts'

export type CutCause = 'stopped' | 'silence' | 'time' | 'too-long'

export type CallWatch = ReturnType<typeof watchCall>

interface WatchOptions extends Pick<GenerationOptions, 'now' | 'wait' | 'signal'> {
  readonly maxSilenceMs: number
  readonly deadline: number
}

/**
 * Cuts a call to the model short: when the user stops the run, when the model is silent for too long, or when time is
 * up. It does not rely on the model to listen to its signal.
 */
export function watchCall({ now, wait, signal, maxSilenceMs, deadline }: WatchOptions) {
  const controller = new AbortController()
  let cause: CutCause | undefined
  let listeningSince: number | undefined = now().getTime()

  function cut(why: CutCause): void {
    cause ??= why
    controller.abort()
  }
  const stop = () => cut('stopped')

  async function watch(): Promise<void> {
    while (!controller.signal.aborted) {
      const time = now().getTime()
      const silentUntil = (listeningSince ?? time) + maxSilenceMs
      if (time >= deadline) return cut('time')
      if (time >= silentUntil) return cut('silence')
      // An ended call aborts the signal, and with it this wait.
      await wait(Math.min(deadline, silentUntil) - time, controller.signal).catch(() => undefined)
    }
  }

  if (signal.aborted) stop()
  else signal.addEventListener('abort', stop, { once: true })
  void watch()

  return {
    signal: controller.signal,
    cut,
    cause: () => cause,
    /** The time that tools take is not the model's silence. */
    listen: () => void (listeningSince = now().getTime()),
    pause: () => void (listeningSince = undefined),
    end() {
      signal.removeEventListener('abort', stop)
      controller.abort()
    },
  }
}
