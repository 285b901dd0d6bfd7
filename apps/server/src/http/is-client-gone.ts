/** Whether a body could not be read because whoever sent it has hung up: nothing failed here, and nobody hears the answer. */
export function isClientGone(thrown: unknown): boolean {
  if (!(thrown instanceof Error)) return false
  const isReset = 'code' in thrown && thrown.code === 'ECONNRESET'
  // A connection of our own that is reset says which call it was; Node's word for a request that ends early is this.
  return (
    (isReset && thrown.message === 'aborted') || thrown.message === 'Client connection prematurely closed.'
  )
}
