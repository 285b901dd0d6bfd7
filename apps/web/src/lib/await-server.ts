/** Resolves when the server answers. Whoever waits at the same time waits for the same answer. */
export function awaitServer(): Promise<void> {
  waiting ??= askUntilAnswered().finally(() => (waiting = undefined))
  return waiting
}

export const serverAnswers = () =>
  fetch('/healthz').then(
    ({ ok }) => ok,
    () => false,
  )

let waiting: Promise<void> | undefined

async function askUntilAnswered(): Promise<void> {
  while (!(await serverAnswers())) await rest()
}

/** Ends early when the connection comes back. */
const rest = () =>
  new Promise<void>((resolve) => {
    setTimeout(resolve, 1_000)
    window.addEventListener('online', () => resolve(), { once: true })
  })
