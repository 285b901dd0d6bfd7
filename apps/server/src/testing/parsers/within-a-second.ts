import { threadCpuUsage } from 'node:process'
import { expect } from 'vitest'

/** A case that needs more than a second of the processor would hang a server for others. */
export function withinASecond(work: () => void): void {
  const before = threadCpuUsage()
  work()
  const { user, system } = threadCpuUsage(before)
  expect((user + system) / 1_000_000).toBeLessThan(1)
}
