import { readFileSync } from 'node:fs'
import { createLogger } from './adapters/logger.ts'
import { startServer } from './compose.ts'
import { environment, readConfig } from './config.ts'
import { StartError } from './start-error.ts'

/** The only file with side effects: reads the settings, starts the server, and stops it on a signal. */
try {
  const config = readConfig(environment)
  const log = createLogger(config.LOG_LEVEL)
  const version = readVersion()
  const server = await startServer({
    config,
    log,
    version,
    onLost(error) {
      log.fatal({ err: error }, 'the server cannot go on')
      process.exit(1)
    },
  })
  process.stdout.write(`Joinery is ready at ${server.address}\n`)

  let isStopping = false
  for (const signal of ['SIGINT', 'SIGTERM'] as const) {
    process.on(signal, () => {
      // A second Ctrl-C does not wait; the database's watcher then stops it.
      if (isStopping) process.exit(1)
      isStopping = true
      server.stop().then(
        () => process.exit(0),
        (error: unknown) => {
          log.fatal({ err: error }, 'stopping failed')
          process.exit(1)
        },
      )
    })
  }
} catch (error) {
  if (!(error instanceof StartError)) throw error
  process.stderr.write(`Joinery did not start. ${error.message}\n`)
  process.exit(1)
}

function readVersion(): string {
  const text = readFileSync(new URL('../package.json', import.meta.url), 'utf8')
  return /"version": "([^"]+)"/.exec(text)?.[1] ?? 'unknown'
}
