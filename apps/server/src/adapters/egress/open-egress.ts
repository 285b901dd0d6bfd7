import { lookup } from 'node:dns/promises'
import { connect } from 'node:net'
import type { Socket } from 'node:net'
import { texts } from '@joinery/contract'
import { Agent, buildConnector } from 'undici'
import { AppError } from '../../http/app-error.ts'
import { isMetadataAddress } from './is-metadata-address.ts'
import { isPublicAddress } from './is-public-address.ts'
import { readHost } from './read-host.ts'

export type Egress = ReturnType<typeof openEgress>

export interface PinnedAddress {
  /** The name that was asked for, in its one form: for TLS, which has to see the name and not the number. */
  readonly host: string
  /** The only address to connect to. Asking the name again could give another one. */
  readonly address: string
  readonly port: number
}

interface Options {
  /** Whether the operator allows calls into private networks. */
  allowPrivate: boolean
  /** How names become addresses; the system's way unless given. */
  findAddresses?: (name: string) => Promise<readonly string[]>
}

const connectTimeoutMs = 10_000

/**
 * The only way out to an address that a user gave. A name is asked once, all of its addresses are checked, and the
 * connection goes to one that was checked. Redirects are never followed: their target was not checked.
 */
export function openEgress({ allowPrivate, findAddresses = askSystem }: Options) {
  async function resolve(host: string, port: number): Promise<PinnedAddress> {
    const name = readHost(host)
    if (name === undefined || !Number.isInteger(port) || port < 1 || port > 65_535)
      throw new AppError('invalid-input', texts.egress.notAnAddress)
    const addresses = await findAddresses(name).catch((error: unknown) => {
      throw new AppError('invalid-input', texts.egress.notFound, { cause: error })
    })
    const [address] = addresses
    if (address === undefined) throw new AppError('invalid-input', texts.egress.notFound)
    // One bad address among good ones is enough: which of them gets called is not for the name's owner to choose.
    if (!addresses.every(isAllowed)) throw new AppError('invalid-input', texts.egress.privateAddress)
    return { host: name, address, port }
  }

  const isAllowed = (address: string) =>
    !isMetadataAddress(address) && (allowPrivate || isPublicAddress(address))

  const connectTo = buildConnector({ timeout: connectTimeoutMs })
  const connectChecked: buildConnector.connector = async (options, callback) => {
    const port = Number(options.port) || (options.protocol === 'https:' ? 443 : 80)
    try {
      const { address } = await resolve(options.hostname, port)
      // `host` stays the name, from which the connector takes what TLS has to see.
      connectTo({ ...options, hostname: address }, callback)
    } catch (error) {
      callback(error instanceof Error ? error : new Error(String(error)), null)
    }
  }
  const agent = new Agent({ connect: connectChecked })
  const patientAgent = new Agent({ connect: connectChecked, headersTimeout: 0, bodyTimeout: 0 })

  return {
    resolve,

    /** Like `fetch`, for http and https. A redirect comes back as the answer it is. */
    fetch: (input: string | URL | Request, init: RequestInit = {}): Promise<Response> =>
      fetchThrough(agent, input, init),

    /** The same for an answer that may take any time to begin or to go on: only the caller's signal ends it. */
    fetchPatiently: (input: string | URL | Request, init: RequestInit = {}): Promise<Response> =>
      fetchThrough(patientAgent, input, init),

    async connect(host: string, port: number): Promise<Socket> {
      const { address } = await resolve(host, port)
      return openSocket(address, port)
    },

    close: async (): Promise<void> => {
      await Promise.all([agent.destroy(), patientAgent.destroy()])
    },
  }
}

async function fetchThrough(dispatcher: Agent, input: string | URL | Request, init: RequestInit) {
  checkUrl(input instanceof Request ? input.url : String(input))
  // Node's types know only the dispatchers of the undici inside Node, of which this is a newer one.
  const throughAgent: object = { dispatcher }
  try {
    return await fetch(input, { ...init, redirect: 'manual', ...throughAgent })
  } catch (error) {
    throw findRefusal(error) ?? error
  }
}

function checkUrl(text: string): void {
  const url = URL.parse(text)
  if (!url || !['http:', 'https:'].includes(url.protocol) || url.username !== '' || url.password !== '')
    throw new AppError('invalid-input', texts.egress.notAnAddress)
}

async function askSystem(name: string): Promise<string[]> {
  return (await lookup(name, { all: true })).map(({ address }) => address)
}

/** `fetch` wraps what went wrong; a refusal is to reach the user as the sentence it is. */
function findRefusal(error: unknown): AppError | undefined {
  if (error instanceof AppError) return error
  return error instanceof Error ? findRefusal(error.cause) : undefined
}

function openSocket(address: string, port: number): Promise<Socket> {
  return new Promise((resolve, reject) => {
    const socket = connect({ host: address, port, timeout: connectTimeoutMs })
    const fail = (cause?: unknown) => {
      socket.destroy()
      reject(new AppError('invalid-input', texts.egress.unreachable, { cause }))
    }
    socket.once('error', fail).once('timeout', () => fail())
    socket.once('connect', () => {
      socket.removeAllListeners('error').removeAllListeners('timeout').setTimeout(0)
      resolve(socket)
    })
  })
}
