import type { Hono } from 'hono'
import type { AuthContext } from '../context.ts'
import { adminUserRoutes } from './admin-users.ts'
import { authorizeRoutes } from './authorize.ts'
import { callbackRoutes } from './callback.ts'
import { discoveryRoutes } from './discovery.ts'
import { factorRoutes } from './factors.ts'
import { generateLinkRoutes } from './generate-link.ts'
import { identityRoutes } from './identities.ts'
import { inviteRoutes } from './invite.ts'
import { logoutRoutes } from './logout.ts'
import { otpRoutes } from './otp.ts'
import { reauthenticateRoutes } from './reauthenticate.ts'
import { recoverRoutes } from './recover.ts'
import { resendRoutes } from './resend.ts'
import { signupRoutes } from './signup.ts'
import { ssoRoutes } from './sso.ts'
import { tokenRoutes } from './token.ts'
import { userRoutes } from './user.ts'
import { verifyRoutes } from './verify.ts'

export function mountRoutes(app: Hono, context: AuthContext) {
  const all = [
    discoveryRoutes,
    signupRoutes,
    tokenRoutes,
    otpRoutes,
    verifyRoutes,
    resendRoutes,
    recoverRoutes,
    reauthenticateRoutes,
    userRoutes,
    authorizeRoutes,
    callbackRoutes,
    ssoRoutes,
    identityRoutes,
    factorRoutes,
    logoutRoutes,
    adminUserRoutes,
    inviteRoutes,
    generateLinkRoutes,
  ]
  for (const routes of all) app.route('/', routes(context))
}
