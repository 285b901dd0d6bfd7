import type { Context, MiddlewareHandler } from 'hono'
import { z } from 'zod'
import type { AuthContext } from '../context.ts'
import { AuthError } from '../errors.ts'
import { readJsonObject } from './read-body.ts'
import { isAdmin } from './require-user.ts'

const verifyUrls = {
  hcaptcha: 'https://hcaptcha.com/siteverify',
  turnstile: 'https://challenges.cloudflare.com/turnstile/v0/siteverify',
}

const security = z.object({
  gotrue_meta_security: z.object({ captcha_token: z.string().nullish() }).nullish(),
})

const verification = z.object({
  success: z.boolean(),
  'error-codes': z.array(z.string()).default([]),
})

/** Where a captcha service is configured, only people get past this, and admins. */
export function requireCaptcha(context: AuthContext): MiddlewareHandler {
  return async function checkCaptcha(c, next) {
    await verifyCaptcha(context, c)
    await next()
  }
}

export async function verifyCaptcha(context: AuthContext, c: Context) {
  const { captcha } = context.settings
  if (captcha === undefined || (await isAdmin(context, c))) return
  const body = security.safeParse(await readJsonObject(c))
  const token = body.data?.gotrue_meta_security?.captcha_token?.trim() ?? ''
  if (token === '') throw refused('no captcha_token found')
  const ip = context.clientIp(c)
  const form = new URLSearchParams({
    secret: captcha.secret,
    response: token,
    ...(ip === undefined ? {} : { remoteip: ip }),
  })
  const response = await context.fetch(captcha.verifyUrl ?? verifyUrls[captcha.provider], {
    method: 'POST',
    body: form,
  })
  const { success, 'error-codes': errorCodes } = verification.parse(await response.json())
  if (!success) throw refused(errorCodes.join(', '))
}

const refused = (reason: string) =>
  new AuthError(400, 'captcha_failed', `captcha protection: request disallowed (${reason})`)
