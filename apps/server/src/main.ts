import { setFlagsFromString } from 'node:v8'
import { startServer } from './compose.ts'
import type { RunningServer } from './compose.ts'
import { environment, findNpm, readConfig } from './config.ts'
import { endProcess } from './end-process.ts'
import { readVersion } from './read-version.ts'
import { StartError } from './start-error.ts'

/** Reads the settings, starts the server, and stops it on a signal; start.mjs brings it here. */
try {
  const server = await startServer({
    config: readConfig(environment),
    npm: findNpm(environment),
    preparesPreviews: true,
    version: readVersion(),
    // Its own end could wait for what is lost.
    onLost: () => process.kill(process.pid, 'SIGKILL'),
  })
  stopOnSignals(server)
  // From here on the room for new objects grows with what the requests need (see start.mjs).
  setFlagsFromString('--semi-space-growth-factor=2')
  process.stdout.write(`Joinery is ready at ${server.address}\n`)
} catch (error) {
  if (!(error instanceof StartError)) throw error
  process.stderr.write(`Joinery did not start. ${error.message}\n`)
  endProcess(1)
}

function stopOnSignals(server: RunningServer): void {
  let isStopping = false
  for (const signal of ['SIGINT', 'SIGTERM'] as const) {
    process.on(signal, () => {
      // A second Ctrl-C does not wait; the database's watcher then stops it.
      if (isStopping) process.kill(process.pid, 'SIGKILL')
      isStopping = true
      void server.stop().then(() => endProcess(0))
    })
  }
}
