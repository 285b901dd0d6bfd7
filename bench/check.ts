import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { rm } from 'node:fs/promises'
import { cacheFile, lintSettings } from '../scripts/lint-changes.ts'
import { captureTool } from '../scripts/run-tool.ts'
import { inTurns } from './in-turns.ts'
import { measurementOf, medianOf } from './measurement.ts'
import type { Measurement } from './measurement.ts'

const projects = lintSettings.filter((path) => path.endsWith('/tsconfig.json') || path === 'tsconfig.json')

/** What `npm run check` takes when nothing is known of any file, beside the compiler alone. */
export async function check(): Promise<Measurement[]> {
  const seconds = await inTurns({ rounds: 3, own: checkEverything, peer: compileEverything })
  return [
    measurementOf({
      id: 'check.everything',
      value: medianOf(seconds.own),
      unit: 's',
      peer: 'the compiler alone, project by project',
      peerValue: medianOf(seconds.peer),
      goal: { maxValue: 15 },
    }),
  ]
}

async function checkEverything(): Promise<number> {
  await rm(cacheFile, { force: true })
  return secondsFor(async () => {
    const [exitCode] = await once(
      spawn(process.execPath, ['scripts/check.ts'], { stdio: ['ignore', 'ignore', 'inherit'] }),
      'exit',
    )
    if (exitCode !== 0) throw new Error('The check failed: mend what it names first.')
  })
}

const compileEverything = () =>
  secondsFor(async () => {
    for (const project of projects) {
      const { exitCode, output } = await captureTool({ root: '.', command: ['tsc', '-p', project] })
      if (exitCode !== 0) throw new Error(`The compiler failed: ${output}`)
    }
  })

async function secondsFor(work: () => Promise<void>): Promise<number> {
  const startedAt = performance.now()
  await work()
  return (performance.now() - startedAt) / 1000
}
