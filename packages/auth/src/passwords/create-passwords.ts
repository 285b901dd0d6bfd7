import pLimit from 'p-limit'
import { createPasswordThreads } from './password-threads.ts'

/** OWASP's first choice for argon2id; the library's default algorithm is argon2id. */
const cost = { memoryCost: 19_456, timeCost: 2, parallelism: 1 }
/** Costs a check like any other, and no password is known to give it: its salt and its digest are zeros. */
const nobodysHash = `$argon2id$v=19$m=${cost.memoryCost},t=${cost.timeCost},p=${cost.parallelism}$${'A'.repeat(22)}$${'A'.repeat(43)}`
/** For the whole process, however many accounts services run in it. */
const sharedThreads = createPasswordThreads()
/** Two are checked while two ask the database, before their check or after it. */
const attemptsAtOnce = 4

export type Passwords = ReturnType<typeof createPasswords>

/** Hashes and checks passwords. The rest of the server goes on answering while hundreds sign in. */
export function createPasswords(threads = sharedThreads) {
  const inTurn = pLimit(attemptsAtOnce)

  return {
    hash: (password: string) => threads.hash(password, cost),

    matches: threads.check,

    /**
     * The account that was found, if this is its password. Few people are looked after at a time, from the first
     * question to the database on: hundreds who sign in leave the others their turn there too. `before` may refuse by
     * throwing, and only what passed it costs a check. No account takes as long as one with a wrong password.
     */
    attempt: <Account extends { passwordHash: string | null }>(
      find: () => Promise<Account | undefined>,
      password: string,
      { before, onSuccess }: { before: () => Promise<void>; onSuccess: () => Promise<void> },
    ): Promise<Account | undefined> =>
      inTurn(async () => {
        const account = await find()
        const passwordHash = account?.passwordHash ?? null
        await before()
        const isMatch = await threads.check(passwordHash ?? nobodysHash, password)
        if (!isMatch || passwordHash === null) return undefined
        await onSuccess()
        return account
      }),
  }
}
