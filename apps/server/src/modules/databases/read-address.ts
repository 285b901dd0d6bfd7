import { fillText, texts } from '@joinery/contract'
import type { DatabaseAddress, DatabaseEngine, DatabaseTls } from '@joinery/contract'
import { AppError } from '../../http/app-error.ts'
import type { Login } from './user-database.ts'

const engines: Readonly<Record<string, { engine: DatabaseEngine; port: number }>> = {
  'postgres:': { engine: 'postgresql', port: 5432 },
  'postgresql:': { engine: 'postgresql', port: 5432 },
  'mysql:': { engine: 'mysql', port: 3306 },
  'mariadb:': { engine: 'mysql', port: 3306 },
}

/** What `sslmode` asks for is never made weaker: the names that differ between drivers count as the stricter one. */
const tlsModes: ReadonlyMap<string, DatabaseTls> = new Map([
  ['disable', 'off'],
  ['require', 'require'],
  ['verify-ca', 'verify'],
  ['verify-full', 'verify'],
  // What MySQL calls them.
  ['disabled', 'off'],
  ['required', 'require'],
  ['verify_ca', 'verify'],
  ['verify_identity', 'verify'],
])

const tlsParameters = ['sslmode', 'ssl-mode', 'channel_binding']
/** Providers add these to the addresses that they hand out; they change nothing about where the address leads. */
const unheeded = ['pgbouncer', 'connect_timeout', 'application_name']

interface Given {
  address: DatabaseAddress
  tls: DatabaseTls
  caCertificate?: string | undefined
}

/**
 * The login that somebody typed, as fields. An address is taken apart here and never handed to a driver: a driver lets
 * parameters such as `host` and `hostaddr` lead elsewhere than the address says.
 */
export function readAddress({ address, tls, caCertificate }: Given): Login {
  const ca = caCertificate === undefined || caCertificate === '' ? null : caCertificate
  if (!('url' in address)) return { ...address, tls, caCertificate: ca }
  const url = URL.parse(address.url)
  const known = url && engines[url.protocol]
  if (!known) throw refusal(texts.databases.address.malformed)
  const parts = {
    host: decode(url.hostname).replace(/^\[|\]$/g, ''),
    database: decode(url.pathname.slice(1)),
    username: decode(url.username),
    password: decode(url.password),
  }
  if (parts.host === '' || parts.database === '' || parts.username === '')
    throw refusal(texts.databases.address.incomplete)
  return {
    engine: known.engine,
    ...parts,
    port: url.port === '' ? known.port : Number(url.port),
    tls: readParameters(url.searchParams) ?? tls,
    caCertificate: ca,
  }
}

function readParameters(parameters: URLSearchParams): DatabaseTls | undefined {
  const unknown = [...parameters.keys()].find(
    (name) => !tlsParameters.includes(name) && !unheeded.includes(name),
  )
  if (unknown !== undefined)
    throw refusal(fillText(texts.databases.address.parameter, { name: unknown.slice(0, 40) }))
  const asked = parameters.get('sslmode') ?? parameters.get('ssl-mode')
  const mode = asked === null ? undefined : tlsModes.get(asked.toLowerCase())
  if (asked !== null && mode === undefined)
    throw refusal(fillText(texts.databases.address.parameter, { name: 'sslmode' }))
  // The drivers bind no login to a certificate. To check the certificate keeps out the same strangers.
  return parameters.get('channel_binding') === 'require' ? 'verify' : mode
}

function decode(text: string): string {
  try {
    return decodeURIComponent(text)
  } catch {
    throw refusal(texts.databases.address.malformed)
  }
}

const refusal = (message: string) => new AppError('invalid-input', message)
