import { createServer } from 'node:http'

/** The least that a Node server can be: the floor for start time and memory. */
createServer((_, response) => response.end('{"status":"ready"}')).listen(
  Number(process.env['PORT']),
  '127.0.0.1',
  () => process.stdout.write('ready\n'),
)
