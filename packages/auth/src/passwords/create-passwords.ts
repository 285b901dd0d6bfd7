import { hash, verify } from '@node-rs/argon2'

/** OWASP's first choice for argon2id; the library's default algorithm is argon2id. */
const cost = { memoryCost: 19_456, timeCost: 2, parallelism: 1 }
const concurrency = 2
/** Twice as many: while one asks the database before its check or after it, the core checks for another. */
const attemptsAtOnce = 2 * concurrency

export type Passwords = ReturnType<typeof createPasswords>

/**
 * Hashes and checks passwords, at most two at a time: each takes 19 MiB and a core, and the rest of the server has to
 * go on answering while hundreds sign in.
 */
export function createPasswords(check = verify) {
  const slots = createSlots(concurrency)
  const attempts = createSlots(attemptsAtOnce)
  let placeholder: Promise<string> | undefined

  /** A hash that nobody can read is one that nothing matches. */
  const matches = (passwordHash: string, password: string) =>
    slots.run(() => check(passwordHash, password).catch(() => false))

  return {
    hash: (password: string) => slots.run(() => hash(password, cost)),

    matches,

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
      attempts.run(async () => {
        const account = await find()
        const passwordHash = account?.passwordHash ?? null
        await before()
        placeholder ??= hash('no account has this password', cost)
        const isMatch = await matches(passwordHash ?? (await placeholder), password)
        if (!isMatch || passwordHash === null) return undefined
        await onSuccess()
        return account
      }),
  }
}

function createSlots(count: number) {
  const waiting: (() => void)[] = []
  let free = count

  async function acquire() {
    if (free > 0) {
      free -= 1
      return
    }
    await new Promise<void>((resolve) => waiting.push(resolve))
  }

  function release() {
    const next = waiting.shift()
    if (next) next()
    else free += 1
  }

  return {
    async run<Result>(work: () => Promise<Result>) {
      await acquire()
      try {
        return await work()
      } finally {
        release()
      }
    },
  }
}
