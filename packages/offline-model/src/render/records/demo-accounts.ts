import { createHash } from 'node:crypto'

/** The account that people can try a role with. */
export function accountId(roleId: string): string {
  return `demo-${roleId.toLowerCase()}`
}

/** The same digest that the generated app makes of what somebody types, so that the shown accounts work. */
export function digestPassword(email: string, password: string): string {
  return createHash('sha256').update(`${email.trim().toLowerCase()}:${password}`).digest('hex')
}
