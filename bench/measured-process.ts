import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { readFile, readdir } from 'node:fs/promises'

export interface MeasuredProcess {
  readonly pid: number
  stop: () => Promise<void>
}

interface Options {
  command: readonly [string, ...string[]]
  settings?: Record<string, string>
  cwd?: string
}

/** Starts a program and waits until it prints the line that says it is ready. */
export async function startProcess({ command, settings = {}, cwd }: Options): Promise<MeasuredProcess> {
  const [program, ...words] = command
  const child = spawn(program, words, {
    env: { ...process.env, ...settings },
    stdio: ['ignore', 'pipe', 'inherit'],
    ...(cwd !== undefined && { cwd }),
  })
  let output = ''
  child.stdout.setEncoding('utf8').on('data', (text: string) => (output += text))
  while (!output.includes('ready')) {
    if (child.exitCode !== null) throw new Error(`${program} ended: ${output}`)
    await once(child.stdout, 'data')
  }
  return {
    pid: child.pid ?? 0,
    async stop() {
      const exited = once(child, 'exit')
      child.kill('SIGTERM')
      await exited
    },
  }
}

/** Memory that a process has for itself alone: what its end would give back. Linux only. */
export async function privateMegabytes(pid: number): Promise<number> {
  const rollup = await readFile(`/proc/${pid}/smaps_rollup`, 'utf8')
  const kilobytes = [...rollup.matchAll(/^Private_\w+:\s+(\d+) kB$/gm)].map(([, number]) => Number(number))
  return kilobytes.reduce((sum, each) => sum + each, 0) / 1024
}

export async function childrenOf(pid: number): Promise<number[]> {
  const names = (await readdir('/proc')).filter((name) => /^\d+$/.test(name))
  const children: number[] = []
  for (const name of names) {
    const status = await readFile(`/proc/${name}/status`, 'utf8').catch(() => '')
    if (new RegExp(`^PPid:\\s+${pid}$`, 'm').test(status)) children.push(Number(name))
  }
  return children
}
