import { rm } from 'node:fs/promises'
import { join } from 'node:path'
import { createServer } from 'vite'
import type { ViteDevServer } from 'vite'

/** Vite's dev server, started and stopped by messages, so that starting Node is no part of what is measured. */
const [folder = ''] = process.argv.slice(2)
const cacheDir = join(folder, '.vite-cache')
let server: ViteDevServer | undefined

process.on('message', (message) => void carryOut(message))
process.send?.('ready')

async function carryOut(message: unknown): Promise<void> {
  await server?.close()
  server = undefined
  if (message === 'start cold') await rm(cacheDir, { recursive: true, force: true })
  if (message === 'stop') process.kill(process.pid, 'SIGKILL')
  server = await createServer({
    root: folder,
    cacheDir,
    logLevel: 'error',
    server: { host: '127.0.0.1', port: 0, fs: { strict: false } },
  })
  await server.listen()
  process.send?.(server.resolvedUrls?.local[0])
}
