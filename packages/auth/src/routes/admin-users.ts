import { Hono } from 'hono'
import { z } from 'zod'
import { createUserAsAdmin } from '../admin/create-user.ts'
import { deleteUserAsAdmin } from '../admin/delete-user.ts'
import { linkPages, readPage } from '../admin/read-page.ts'
import { updateUserAsAdmin } from '../admin/update-user.ts'
import { adminUserBody } from '../admin/user-body.ts'
import type { AuthContext } from '../context.ts'
import { AuthError } from '../errors.ts'
import { findFactor } from '../factors/find-factor.ts'
import { removeFactor } from '../factors/lift-session.ts'
import { readBody, readOptionalBody } from '../http/read-body.ts'
import { requireAdmin } from '../http/require-user.ts'
import type { UserRecord } from '../ports/records.ts'
import { presentFactor, presentUser } from '../users/present-user.ts'

const deleteBody = z.object({ should_soft_delete: z.boolean().nullish() })

export const adminUserRoutes = (context: AuthContext) => {
  const { storage, settings } = context
  const { audience } = settings.jwt
  const load = async (user: UserRecord) => ({
    user,
    identities: await storage.listIdentities(user.id),
    factors: await storage.listFactors(user.id),
  })

  return new Hono()
    .use('/admin/*', async (c, next) => {
      await requireAdmin(context, c)
      await next()
    })
    .get('/admin/users', async (c) => {
      const page = readPage(c)
      const { users, total } = await storage.listUsers(page)
      c.header('X-Total-Count', String(total))
      c.header('Link', linkPages(`${settings.externalUrl}/admin/users`, page, total))
      const loaded = await Promise.all(users.map(load))
      return c.json({ users: loaded.map((parts) => presentUser(parts, audience)), aud: audience })
    })
    .post('/admin/users', async (c) => {
      const created = await createUserAsAdmin(context, await readBody(c, adminUserBody))
      return c.json(presentUser(created, audience))
    })
    .get('/admin/users/:id', async (c) => {
      const user = await findUser(context, c.req.param('id'))
      return c.json(presentUser(await load(user), audience))
    })
    .put('/admin/users/:id', async (c) => {
      const user = await findUser(context, c.req.param('id'))
      const updated = await updateUserAsAdmin(context, user, await readBody(c, adminUserBody))
      return c.json(presentUser(updated, audience))
    })
    .delete('/admin/users/:id', async (c) => {
      const user = await findUser(context, c.req.param('id'))
      const { should_soft_delete: isSoft } = await readOptionalBody(c, deleteBody)
      await deleteUserAsAdmin(context, user, { isSoft: isSoft ?? false })
      return c.json({})
    })
    .get('/admin/users/:id/factors', async (c) => {
      const user = await findUser(context, c.req.param('id'))
      return c.json((await storage.listFactors(user.id)).map(presentFactor))
    })
    .delete('/admin/users/:id/factors/:factorId', async (c) => {
      const user = await findUser(context, c.req.param('id'))
      const factor = findFactor(await storage.listFactors(user.id), c.req.param('factorId'))
      await storage.transaction((tx) => removeFactor({ context, tx }, factor))
      return c.json(presentFactor(factor))
    })
}

async function findUser({ storage }: AuthContext, id: string): Promise<UserRecord> {
  if (!z.guid().safeParse(id).success) {
    throw new AuthError(404, 'validation_failed', 'user_id must be an UUID')
  }
  const user = await storage.findUser(id.toLowerCase())
  if (user?.deletedAt === null) return user
  throw new AuthError(404, 'user_not_found', 'User not found')
}
