import { spawn } from 'node:child_process'
import { resolve } from 'node:path'
import { serverCommand } from './server-command.ts'

/** `npm run dev`: the server restarts when its sources change, the web application reloads in the browser. */
const root = resolve(import.meta.dirname, '..')
const port = process.env['PORT'] ?? '3000'

const [node, ...serverWords] = serverCommand
const server = run([node, '--watch-path=apps/server/src', '--watch-path=packages', ...serverWords])
const web = run([resolve(root, 'node_modules/.bin/vite'), '--config', 'vite.config.ts'], 'apps/web')

for (const signal of ['SIGINT', 'SIGTERM'] as const) process.on(signal, stop)
server.on('exit', stop)
web.on('exit', stop)

function run([command, ...words]: [string, ...string[]], folder = '.') {
  return spawn(command, words, {
    cwd: resolve(root, folder),
    stdio: 'inherit',
    // Previews are asked at the server, whatever port the page has.
    env: {
      PREVIEW_HOST: `preview.localhost:${port}`,
      ...process.env,
      PORT: port,
      JOINERY_API: `http://127.0.0.1:${port}`,
    },
  })
}

function stop(): void {
  server.kill('SIGTERM')
  web.kill('SIGTERM')
}
