import { Hono } from 'hono'
import type { AuthContext } from '../context.ts'
import { validationFailed } from '../errors.ts'
import { requireUser } from '../http/require-user.ts'

export const logoutRoutes = (context: AuthContext) =>
  new Hono().post('/logout', async (c) => {
    const { user, session } = await requireUser(context, c)
    const scope = c.req.query('scope') || 'global'
    await context.storage.transaction(async (tx) => {
      await tx.lockUser(user.id)
      switch (scope) {
        case 'global':
          return tx.deleteSessionsOfUser(user.id)
        case 'local':
          return tx.deleteSession(session.id)
        case 'others':
          return tx.deleteSessionsOfUser(user.id, { except: session.id })
        default:
          throw validationFailed(`Unsupported logout scope "${scope}"`)
      }
    })
    return c.body(null, 204)
  })
