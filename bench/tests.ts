import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { cpus } from 'node:os'
import { measurementOf } from './measurement.ts'
import type { Measurement } from './measurement.ts'

/** How long `npm test` takes where everything is installed, beside the work in it, spread over all processors. */
export async function tests(): Promise<Measurement[]> {
  const workedBefore = secondsOfWork()
  const startedAt = performance.now()
  const [exitCode] = await once(
    spawn(process.execPath, ['scripts/test.ts'], { stdio: ['ignore', 'ignore', 'inherit'] }),
    'exit',
  )
  if (exitCode !== 0) throw new Error('npm test failed: mend what it names first.')
  return [
    measurementOf({
      id: 'tests.everyday',
      value: (performance.now() - startedAt) / 1000,
      unit: 's',
      peer: 'the same work on processors that never wait',
      peerValue: (secondsOfWork() - workedBefore) / cpus().length,
      goal: { maxValue: 480 },
    }),
  ]
}

/** What all processors have done since the machine was started. */
function secondsOfWork(): number {
  const milliseconds = cpus().reduce(
    (sum, { times }) => sum + times.user + times.nice + times.sys + times.irq,
    0,
  )
  return milliseconds / 1000
}
