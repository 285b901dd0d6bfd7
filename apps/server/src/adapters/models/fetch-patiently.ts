import { Agent } from 'undici'

let agent: Agent | undefined

/** Like `fetch`, for an answer that comes whole, and so late: only the caller's signal ends it. */
export const fetchPatiently: typeof fetch = (input, init) => {
  agent ??= new Agent({ headersTimeout: 0, bodyTimeout: 0 })
  // Node's types know only the dispatchers of the undici inside Node, of which this is a newer one.
  const throughAgent: object = { dispatcher: agent }
  return fetch(input, { ...init, ...throughAgent })
}
