import { EventEmitter, once } from 'node:events'
import { simpleParser } from 'mailparser'
import type { ParsedMail } from 'mailparser'
import { SMTPServer } from 'smtp-server'
import { onTestFinished } from 'vitest'

export interface TestSmtpServer {
  readonly url: string
  readonly received: ParsedMail[]
  /** How many of the next mails are refused before one is taken. */
  refusals: number
  /** Resolves with the n-th mail (from 1) once it has arrived. */
  waitFor: (count: number) => Promise<ParsedMail>
  stop: () => Promise<void>
}

/** A real mail server that keeps what it gets; it stops with the test. */
export async function startTestSmtpServer({ port = 0 } = {}): Promise<TestSmtpServer> {
  const received: ParsedMail[] = []
  const arrivals = new EventEmitter()
  const smtp = new SMTPServer({
    authOptional: true,
    disabledCommands: ['STARTTLS'],
    onData(stream, _session, done) {
      simpleParser(stream, {}, (error, mail) => {
        if (error) return done(error)
        if (server.refusals > 0) {
          server.refusals -= 1
          return done(Object.assign(new Error('Come back later'), { responseCode: 451 }))
        }
        received.push(mail)
        arrivals.emit('mail')
        done()
      })
    },
  })
  smtp.on('error', () => undefined)
  smtp.listen(port, '127.0.0.1')
  await once(smtp.server, 'listening')
  const address = smtp.server.address()
  const actualPort = typeof address === 'object' && address !== null ? address.port : port
  const stop = () => new Promise<void>((resolve) => smtp.close(resolve))
  onTestFinished(stop)

  const server: TestSmtpServer = {
    url: `smtp://127.0.0.1:${actualPort}`,
    received,
    refusals: 0,
    async waitFor(count) {
      for (;;) {
        const mail = received[count - 1]
        if (mail) return mail
        await once(arrivals, 'mail')
      }
    },
    stop,
  }
  return server
}
