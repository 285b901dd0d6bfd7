import { createServer } from 'node:http'

/** The peer of a run's watchers: `node:http` with streams that stay open, and nothing behind them. */
const server = createServer((_, response) => {
  response.writeHead(200, { 'content-type': 'text/event-stream' })
  response.write('retry: 1000\n\n')
  setInterval(() => response.write(':\n\n'), 15_000)
})

server.listen(Number(process.env['PORT']), '127.0.0.1', () => process.stdout.write('ready\n'))
