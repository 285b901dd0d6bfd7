import { pause } from './pause.ts'

/** Waits while the server does not answer, and tells whether it was away. Those who wait at the same time share the asking. */
export async function awaitServer(onAway?: () => void): Promise<boolean> {
  if (await answers()) return false
  onAway?.()
  waiting ??= askUntilAnswered().finally(() => (waiting = undefined))
  await waiting
  return true
}

let waiting: Promise<void> | undefined

async function askUntilAnswered(): Promise<void> {
  do await pause(1_000)
  while (!(await answers()))
}

const answers = () =>
  fetch('/healthz').then(
    ({ ok }) => ok,
    () => false,
  )
