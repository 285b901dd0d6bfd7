import { verify } from '@node-rs/argon2'
import { createPasswords } from '../../packages/auth/src/passwords/create-passwords.ts'

/**
 * The peer of signing in: argon2 alone, as many checks at once as the accounts service makes. A hash carries its
 * parameters, so one that the service made costs here what it costs there. Prints checks per second.
 */
const concurrency = 2
const [seconds] = process.argv.slice(2).map(Number)
const password = 'violet-otter-crosses-7'
const passwordHash = await createPasswords().hash(password)

await checkFor(500)
const milliseconds = (seconds ?? 3) * 1_000
process.stdout.write(`${(await checkFor(milliseconds)) / (milliseconds / 1_000)}\n`)

/** Checks that are under way when the time is over do not count. */
async function checkFor(durationMs: number): Promise<number> {
  const endsAt = performance.now() + durationMs
  let checks = 0
  const lanes = Array.from({ length: concurrency }, async () => {
    while (performance.now() < endsAt) {
      const isMatch = await verify(passwordHash, password)
      if (!isMatch) throw new Error('The password does not match its own hash.')
      if (performance.now() < endsAt) checks += 1
    }
  })
  await Promise.all(lanes)
  return checks
}
