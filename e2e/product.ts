import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { resolve } from 'node:path'

export interface Product {
  readonly address: string
  /** What the server has logged so far. */
  log: () => string
  stop: () => Promise<void>
}

/** Starts the server as `npm start` does, on a free port and in a folder of its own. */
export async function startProduct(dataFolder: string): Promise<Product> {
  const child = spawn(process.execPath, [resolve(import.meta.dirname, '../apps/server/src/main.ts')], {
    env: { ...process.env, PORT: '0', DATA_DIR: dataFolder },
    stdio: ['ignore', 'pipe', 'inherit'],
  })
  let output = ''
  child.stdout.setEncoding('utf8').on('data', (text: string) => (output += text))
  let address: string | undefined
  while (!address) {
    if (child.exitCode !== null) throw new Error(`The server ended before it was ready: ${output}`)
    await once(child.stdout, 'data')
    address = /is ready at (\S+)/.exec(output)?.[1]
  }
  return {
    address,
    log: () => output,
    async stop() {
      const exited = once(child, 'exit')
      child.kill('SIGTERM')
      await exited
    },
  }
}
