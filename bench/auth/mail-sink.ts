import { once } from 'node:events'
import { SMTPServer } from 'smtp-server'
import { freePort } from '../free-port.ts'

/** A mail server that takes every mail and keeps none. */
export async function startMailSink() {
  const port = await freePort()
  const smtp = new SMTPServer({
    authOptional: true,
    disabledCommands: ['STARTTLS'],
    onData(stream, _session, done) {
      stream.on('end', () => done()).resume()
    },
  })
  // A connection that ends in the middle is the client's affair.
  smtp.on('error', () => undefined)
  smtp.listen(port, '127.0.0.1')
  await once(smtp.server, 'listening')
  return {
    url: `smtp://127.0.0.1:${port}`,
    stop: () => new Promise<void>((resolve) => smtp.close(resolve)),
  }
}
