import { projectId } from '@joinery/contract'
import { expect, it, onTestFinished } from 'vitest'
import { openTestBackend } from '../../testing/open-test-backend.ts'
import { openTestOrm } from '../../testing/test-orm.ts'
import { createOpenBackends } from './open-backends.ts'

it('ends nothing that somebody holds, however many are used at once, and what is too much once they let go', async () => {
  const { opened, ended } = await openMany({ connectionsEach: 2 })
  const held = await Promise.all(refs(50).map((ref) => opened.open(ref)))
  expect(ended()).toBe(0)
  for (const backend of held) backend?.[Symbol.dispose]()
  expect(50 - ended()).toBe(30)
})

it('keeps no more than forty open', async () => {
  const { opened, ended } = await openMany({ connectionsEach: 0 })
  for (const ref of refs(45)) (await opened.open(ref))?.[Symbol.dispose]()
  expect(45 - ended()).toBe(40)
})

it('ends what was not used for the longest time', async () => {
  const { opened, ended, isOpen } = await openMany({ connectionsEach: 1 })
  for (const ref of [...refs(40), 'app0', 'app40']) (await opened.open(ref))?.[Symbol.dispose]()
  expect(ended()).toBe(1)
  expect(await isOpen('app0')).toBe(true)
})

const refs = (count: number) => Array.from({ length: count }, (_, index) => `app${index}`)

/** As many backends as there are names. They lie in one database, and say that they have so many connections. */
async function openMany({ connectionsEach }: { connectionsEach: number }) {
  const { server, ref, logins, close } = await openTestBackend(await openTestOrm())
  onTestFinished(close)
  const createdAt = new Date()
  let openedCount = 0
  let endedCount = 0
  const opened = createOpenBackends({
    store: {
      findByRef: async (name) => ({
        ref: name,
        projectId: projectId.parse(crypto.randomUUID()),
        status: 'success',
        message: null,
        secrets: { ...logins, keySecret: 'a secret of at least sixteen signs' },
        isConfigured: true,
        createdAt,
        updatedAt: createdAt,
      }),
    },
    server: {
      open() {
        const database = server.open(ref, logins)
        openedCount += 1
        return {
          ...database,
          countConnections: () => connectionsEach,
          async close() {
            endedCount += 1
            await database.close()
          },
        }
      },
    },
    urlOf: (name) => `http://localhost/backends/${name}`,
    siteUrl: 'http://localhost',
    redirects: [],
    rateLimiterFor: () => ({
      consume: async () => ({ allowed: true, retryAfterSeconds: 0 }),
      giveBack: async () => undefined,
    }),
    clientAddress: () => undefined,
    onFailure: (cause) => expect.unreachable(String(cause)),
    now: () => new Date(),
  })
  onTestFinished(() => opened.closeAll())
  return {
    opened,
    ended: () => endedCount,
    isOpen: async (name: string) => {
      const before = openedCount
      const backend = await opened.open(name)
      backend?.[Symbol.dispose]()
      return openedCount === before
    },
  }
}
