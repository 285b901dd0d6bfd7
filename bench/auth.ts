import { execFile } from 'node:child_process'
import { resolve } from 'node:path'
import { promisify } from 'node:util'
import type { Request } from 'autocannon'
import { password, post, signUpAccounts, visitorHeaders } from './auth/accounts-client.ts'
import type { Account } from './auth/accounts-client.ts'
import { measureEnumeration } from './auth/enumeration.ts'
import { applyLoad, medianPace } from './auth/load.ts'
import { startMailSink } from './auth/mail-sink.ts'
import { freePort } from './free-port.ts'
import { inTurns } from './in-turns.ts'
import { startProcess } from './measured-process.ts'
import { measurementOf, medianOf } from './measurement.ts'
import type { Measurement } from './measurement.ts'
import { withTemporaryFolder } from './temporary-folder.ts'
import { serverCommand } from '../scripts/server-command.ts'

/** Many short rounds in turns: what else the machine does meets both sides alike. */
const quick = { rounds: 15, seconds: 1 }
/** A sign-in takes so long that a short round would be mostly beginning and end. */
const slow = { rounds: 7, seconds: 3 }
const connections = 32
const accountCount = 200
const rowPath = '/api/instance'
const rowPeer = `GET ${rowPath}, one row by its key`

/** What accounts cost, beside a bare row of the same server and beside argon2 alone. */
export const auth = (): Promise<Measurement[]> =>
  withTemporaryFolder(async (dataFolder) => {
    await using opened = new AsyncDisposableStack()
    const mail = await startMailSink()
    opened.defer(mail.stop)
    const port = await freePort()
    const address = `http://127.0.0.1:${port}`
    const settings = { PORT: String(port), DATA_DIR: dataFolder, TRUST_PROXY: 'true' }
    const accounts = await createAccounts(address, settings)
    // Only a server that sends mail can keep to itself who has an account, so that is the one to measure.
    const server = await startServer({ ...settings, SMTP_URL: mail.url, MAIL_FROM: 'joinery@example.com' })
    opened.defer(server.stop)
    return [
      ...(await measureUser(address, accounts)),
      ...(await measureRefresh(address, accounts)),
      await measureSignIn(address, accounts),
      ...(await measureEnumeration(address, accounts)),
    ]
  })

/** Without a mail server addresses are believed: accounts are ready as soon as they are made. */
async function createAccounts(address: string, settings: Record<string, string>): Promise<Account[]> {
  const server = await startServer(settings)
  try {
    return await signUpAccounts(address, accountCount)
  } finally {
    await server.stop()
  }
}

const startServer = (settings: Record<string, string>) => startProcess({ command: serverCommand, settings })

async function measureUser(address: string, accounts: readonly Account[]): Promise<Measurement[]> {
  const { own, peer } = await inTurns({
    rounds: quick.rounds,
    own: () =>
      applyLoad({
        address,
        connections,
        seconds: quick.seconds,
        requestOf: (connection) => ({
          path: '/auth/v1/user',
          headers: { authorization: `Bearer ${accounts[connection]?.accessToken}` },
        }),
      }),
    peer: () =>
      applyLoad({ address, connections, seconds: quick.seconds, requestOf: () => ({ path: rowPath }) }),
  })
  return besideRow('auth.user', { own: medianPace(own), peer: medianPace(peer), minRatio: 0.6 })
}

/** Every connection follows the chain of a session of its own. The row is asked for with the same effort of the client. */
async function measureRefresh(address: string, accounts: readonly Account[]): Promise<Measurement[]> {
  const { own, peer } = await inTurns({
    rounds: quick.rounds,
    own: () =>
      applyLoad({
        address,
        connections,
        seconds: quick.seconds,
        requestOf: (number) => followChain(accounts[number]),
      }),
    peer: () =>
      applyLoad({
        address,
        connections,
        seconds: quick.seconds,
        requestOf: () => ({
          path: rowPath,
          setupRequest: (request) => ({ ...request, headers: visitorHeaders() }),
          onResponse: (_status, body) => void findRefreshToken(body),
        }),
      }),
  })
  return besideRow('auth.refresh', { own: medianPace(own), peer: medianPace(peer), minRatio: 0.3 })
}

function followChain(account: Account | undefined): Request {
  if (!account) throw new Error('There are more connections than accounts.')
  return {
    method: 'POST',
    path: '/auth/v1/token?grant_type=refresh_token',
    setupRequest: (request) => ({
      ...request,
      headers: visitorHeaders(),
      body: JSON.stringify({ refresh_token: account.refreshToken }),
    }),
    onResponse(_status, body) {
      account.refreshToken = findRefreshToken(body) ?? account.refreshToken
    },
  }
}

/** Reading the whole answer as JSON would measure the client. */
const findRefreshToken = (body: string) => /"refresh_token":"([^"]+)"/.exec(body)?.[1]

async function measureSignIn(address: string, accounts: readonly Account[]): Promise<Measurement> {
  const { own, peer } = await inTurns({
    rounds: slow.rounds,
    own: () =>
      applyLoad({
        address,
        connections,
        seconds: slow.seconds,
        requestOf: (connection) => ({
          method: 'POST',
          path: '/auth/v1/token?grant_type=password',
          body: JSON.stringify({ email: accounts[connection]?.email, password }),
          setupRequest: (request) => ({ ...request, headers: visitorHeaders() }),
        }),
      }),
    async peer() {
      await finishSignIns(address)
      return checkPasswordsAlone()
    },
  })
  return measurementOf({
    id: 'auth.sign-in.rate',
    value: medianPace(own).rate,
    unit: 'requests/s',
    peer: 'argon2 alone',
    peerValue: medianOf(peer),
    goal: { minRatio: 0.8 },
  })
}

/** The server goes on with the sign-ins that were waiting when a round ended. They are done when a later one is. */
async function finishSignIns(address: string): Promise<void> {
  const body = { email: 'nobody@example.com', password }
  const answer = await post(`${address}/auth/v1/token?grant_type=password`, body)
  await answer.text()
}

async function checkPasswordsAlone(): Promise<number> {
  const file = resolve('bench/peers/password-checks.ts')
  const { stdout } = await promisify(execFile)(process.execPath, [file, String(slow.seconds)])
  return Number(stdout)
}

interface Comparison {
  own: { rate: number; p99: number }
  peer: { rate: number; p99: number }
  minRatio: number
}

const besideRow = (id: string, { own, peer, minRatio }: Comparison): Measurement[] => [
  measurementOf({
    id: `${id}.rate`,
    value: own.rate,
    unit: 'requests/s',
    peer: rowPeer,
    peerValue: peer.rate,
    goal: { minRatio },
  }),
  measurementOf({ id: `${id}.p99`, value: own.p99, unit: 'ms', peer: rowPeer, peerValue: peer.p99 }),
]
