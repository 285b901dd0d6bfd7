import autocannon from 'autocannon'
import { medianOf } from '../measurement.ts'

export interface Load {
  address: string
  connections: number
  seconds: number
  /** What one connection sends again and again. */
  requestOf: (connection: number) => autocannon.Request
}

export interface Pace {
  /** Requests per second. */
  rate: number
  p99: number
}

/** One round of load in a closed loop. An answer that is no success ends the bench. */
export async function applyLoad({ address, connections, seconds, requestOf }: Load): Promise<Pace> {
  let connection = 0
  const { requests, duration, latency, errors, non2xx } = await autocannon({
    url: address,
    connections,
    duration: seconds,
    setupClient(client) {
      client.setRequests([requestOf(connection)])
      connection += 1
    },
  })
  const failures = errors + non2xx
  if (failures > 0) throw new Error(`${requestOf(0).path} failed ${failures} times.`)
  return { rate: requests.total / duration, p99: latency.p99 }
}

export const medianPace = (paces: readonly Pace[]): Pace => ({
  rate: medianOf(paces.map(({ rate }) => rate)),
  p99: medianOf(paces.map(({ p99 }) => p99)),
})
