import { texts } from '@joinery/contract'
import type { DatabaseAddress, DatabaseTls } from '@joinery/contract'
import { AppError } from '../../http/app-error.ts'
import { readAddress } from './read-address.ts'
import type { Login } from './user-database.ts'

interface Given {
  address: DatabaseAddress
  tls: DatabaseTls
  caCertificate?: string | undefined
}

/**
 * The login after a change. A password that was left out stays, but it goes to no other server, to no other user's name
 * and over no weaker line than it was given for.
 */
export function changeLogin(kept: Login, given: Given): Login {
  const login = readAddress(given)
  const caCertificate = login.tls === 'verify' ? (login.caCertificate ?? kept.caCertificate) : null
  if (login.password !== '' || kept.password === '') return { ...login, caCertificate }
  if (!isMeantFor(kept, login)) {
    const message = texts.databases.edit.passwordNeeded
    throw new AppError('invalid-input', message, { issues: [{ path: 'address.password', message }] })
  }
  return { ...login, password: kept.password, caCertificate }
}

const strength: Record<DatabaseTls, number> = { off: 0, require: 1, verify: 2 }

function isMeantFor(kept: Login, { engine, host, port, username, tls, caCertificate }: Login): boolean {
  const isSameServer = kept.engine === engine && kept.host === host && kept.port === port
  // Another authority could vouch for another server under the same name.
  const isSameTrust = caCertificate === null || caCertificate === kept.caCertificate
  return isSameServer && kept.username === username && strength[tls] >= strength[kept.tls] && isSameTrust
}
