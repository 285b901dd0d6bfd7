import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { resolve } from 'node:path'
import { expect, it } from 'vitest'

/** V8's helpers ask for the garbage to be collected all the time, and get it by the main thread alone. */
const alwaysCollecting = ['--stress-concurrent-allocation', '--heap-growing-percent=1']

const ending = `
  import { endProcess } from ${JSON.stringify(resolve(import.meta.dirname, 'end-process.ts'))}
  const kept = []
  const until = performance.now() + 60
  function work() {
    for (let round = 0; round < 100; round += 1) {
      const add = new Function('list', 'by', \`let sum = \${round}; for (const each of list) sum += each * by; return sum\`)
      for (let by = 0; by < 300; by += 1) add([1, 2, 3], by)
      kept.push(add, new Array(3000).fill(round + 0.5))
    }
    if (performance.now() < until) setImmediate(work)
    else endProcess(3)
  }
  work()
`

it('ends a process with its exit code, also while V8 wants to collect garbage', async () => {
  for (let count = 0; count < 20; count += 1) {
    const child = spawn(process.execPath, [...alwaysCollecting, '--input-type=module', '-e', ending], {
      stdio: 'inherit',
    })
    const killer = setTimeout(() => child.kill('SIGKILL'), 15_000)
    await once(child, 'exit')
    clearTimeout(killer)
    expect(child.exitCode).toBe(3)
  }
}, 120_000)
