import { Counter, Histogram, Registry, collectDefaultMetrics } from 'prom-client'

export type Metrics = ReturnType<typeof createMetrics>

interface Observation {
  method: string
  route: string
  status: number
  seconds: number
}

/** Figures for Prometheus. Each server has a registry of its own, so that several can live in one process. */
export function createMetrics() {
  const registry = new Registry()
  // As often as it measures how late the event loop is, a server that rests is woken.
  collectDefaultMetrics({ register: registry, eventLoopMonitoringPrecision: 100 })
  const requests = new Histogram({
    name: 'http_request_duration_seconds',
    help: 'Time from the head of a request to the head of its answer.',
    labelNames: ['method', 'route', 'status'],
    buckets: [0.001, 0.005, 0.02, 0.1, 0.5, 2, 10],
    registers: [registry],
  })
  const refused = new Counter({
    name: 'http_malformed_requests_total',
    help: 'Connections that were closed because they did not carry readable HTTP.',
    registers: [registry],
  })
  return {
    observe: ({ method, route, status, seconds }: Observation) =>
      requests.observe({ method, route, status: String(status) }, seconds),
    countRefused: () => refused.inc(),
    contentType: registry.contentType,
    text: () => registry.metrics(),
  }
}
