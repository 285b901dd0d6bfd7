import type { ApplicationModel } from '../../model/application-model.ts'
import { Code, writeValue } from '../code/write-value.ts'
import { accountId, digestPassword } from './demo-accounts.ts'

/** The accounts people can try the app with. */
export function renderAccounts({ roles }: ApplicationModel): string {
  const rows = roles.map(({ id, demo }) => ({
    id: accountId(id),
    createdAt: new Code('moment(-30.4)'),
    ownerId: null,
    name: demo.name,
    email: demo.email,
    role: id,
    password: digestPassword(demo.email, demo.password),
    isBlocked: false,
  }))
  const shown = roles.map(({ id, label, demo }) => ({
    role: id,
    label,
    email: demo.email,
    password: demo.password,
  }))
  return `import { moment } from '@/lib/dates'
import { defineCollection } from '@/lib/store'
import type { Entry } from '@/lib/store'

export type Account = Entry & {
  name: string
  email: string
  role: string
  /** A digest of the address and the password, never the password itself. */
  password: string
  isBlocked: boolean
  /** What the person is known by beside the address, where registering asks for it. */
  number?: string
}

export const accounts = defineCollection<Account>('accounts', () => ${writeValue(rows)})

/** Shown on the sign-in page, one for each role. */
export const demoAccounts = ${writeValue(shown)}
`
}
