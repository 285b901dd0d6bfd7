import { endpoints } from '@joinery/contract'
import type { WorkspaceId } from '@joinery/contract'
import { expect, it } from 'vitest'
import { databaseUrlOf } from '../apps/server/src/testing/database-url.ts'
import { createTestDatabase } from '../apps/server/src/testing/test-database.ts'
import { startTestServer } from '../apps/server/src/testing/test-server.ts'
import type { TestServer } from '../apps/server/src/testing/test-server.ts'
import { callerWith, createTestUser, queryDatabase } from '../apps/server/src/testing/test-user.ts'
import type { TestUser } from '../apps/server/src/testing/test-user.ts'

const { team } = endpoints
const rounds = 20

type Spoil = (place: { workspaceId: WorkspaceId; invitationId: string }) => Promise<unknown>

it('an invitation accepted 50 times at once at two servers makes one membership, or none, in each of 20 rounds', async () => {
  const databaseUrl = databaseUrlOf(await createTestDatabase())
  const settings = { DATABASE_URL: databaseUrl, SECRET_KEY: 'ab'.repeat(32) }
  const server = await startTestServer({ settings })
  const elsewhere = await startTestServer({ settings })
  const ada = await createTestUser(server, { email: 'ada@example.com' })
  const grace = await createTestUser(server, { email: 'grace@example.com' })
  const eve = await createTestUser(server, { email: 'eve@example.com' })
  const { current } = await ada.call(team.read, {})
  const spoils: Record<string, Spoil> = {
    untouched: async () => {},
    revoked: (place) => ada.call(team.revoke, place),
    expired: ({ invitationId }) =>
      queryDatabase(databaseUrl, 'update invitations set expires_at = now() where id = $1', [invitationId]),
  }

  for (let round = 0; round < rounds; round += 1) {
    for (const [name, spoil] of Object.entries(spoils)) {
      await queryDatabase(databaseUrl, 'truncate invitations, audit_log, audit_heads')
      await queryDatabase(databaseUrl, 'delete from workspace_members where user_id = $1 and role = $2', [
        grace.id,
        'user',
      ])
      const { id } = await ada.call(team.invite, {
        workspaceId: current.id,
        email: 'grace@example.com',
        role: 'user',
      })
      const token = mailedToken(server)
      await spoil({ workspaceId: current.id, invitationId: id })
      const both = [grace, callerWith(elsewhere.address, grace.token)]
      await Promise.all([
        ...Array.from({ length: 50 }, (_, number) => both[number % 2]?.ask(team.accept, { token })),
        ...Array.from({ length: 10 }, () => eve.ask(team.accept, { token })),
      ])
      const members = await namesOf(ada)
      expect({ name, members }).toEqual({
        name,
        members: name === 'untouched' ? ['ada@example.com', 'grace@example.com'] : ['ada@example.com'],
      })
      expect((await ada.call(team.audit, { workspaceId: current.id })).isIntact).toBe(true)
    }
  }
})

const namesOf = async (ada: TestUser) => (await ada.call(team.read, {})).members.map(({ email }) => email)

function mailedToken({ logged }: TestServer): string {
  const line = logged.findLast((text) => text.includes('/invitation#')) ?? ''
  return /\/invitation#([\w-]+)/.exec(line)?.[1] ?? ''
}
