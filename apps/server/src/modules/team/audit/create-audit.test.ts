import { userId, workspaceId } from '@joinery/contract'
import { sql } from 'drizzle-orm'
import { expect, it } from 'vitest'
import { makeUser } from '../../../testing/auth-records.ts'
import { openTestStorage } from '../../../testing/test-auth-storage.ts'
import { registerUser } from '../../auth/registration/store.ts'
import { createTeamStores } from '../store.ts'
import { createChain } from './chain.ts'
import { createAudit } from './create-audit.ts'

it("an act that another module tells of stands in the log of the actor's own workspace, also when many are told at once", async () => {
  const { audit, user, own } = await openAudit()
  const actorId = userId.parse(user.id)
  await Promise.all(
    Array.from({ length: 10 }, () => audit.recordAct({ actorId, act: 'secret-set', subject: 'OpenAI key' })),
  )
  const { entries, isIntact } = await audit.list(own)
  expect(isIntact).toBe(true)
  expect(entries.map(({ position }) => position)).toEqual([10, 9, 8, 7, 6, 5, 4, 3, 2, 1])
  expect(entries[0]).toMatchObject({ act: 'secret-set', subject: 'OpenAI key', actor: user.email })
})

it('an act on what a workspace shares stands in the log of that workspace alone', async () => {
  const { audit, user, own, register } = await openAudit()
  const shared = await register(makeUser())
  const act = {
    actorId: userId.parse(user.id),
    act: 'published',
    subject: 'Shop',
    detail: 'Version 1',
  } as const
  await audit.recordAct({ ...act, workspaceId: shared })
  expect(await audit.list(shared)).toMatchObject({ entries: [{ actor: user.email, act: 'published' }] })
  expect(await audit.list(own)).toMatchObject({ entries: [], isIntact: true })
})

async function openAudit() {
  const { storage, orm } = await openTestStorage()
  const register = async (person: ReturnType<typeof makeUser>) => {
    await storage.transaction(async (tx) => {
      await tx.insertUser(person)
      await registerUser(storage.executorOf(tx), person)
    })
    const { rows } = await orm.execute<{ id: string }>(
      sql`select id from workspaces where owner_id = ${person.id}`,
    )
    return workspaceId.parse(rows[0]?.id)
  }
  const user = makeUser()
  const own = await register(user)
  const chain = createChain(new Uint8Array(32).fill(1))
  const stores = createTeamStores(orm, chain)
  const audit = createAudit({
    store: stores.audit,
    chain,
    people: {
      nameOf: (id) => stores.members.nameOf(id),
      listWorkspaces: (id) => stores.members.listMemberships(id),
      findOperatorWorkspace: () => stores.members.findOperatorWorkspace(),
    },
    now: () => new Date(),
  })
  return { audit, user, own, register }
}
