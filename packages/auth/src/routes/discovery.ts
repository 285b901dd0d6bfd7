import { Hono } from 'hono'
import type { AuthContext } from '../context.ts'

/** What a client may know before anybody has signed in. */
export const discoveryRoutes = ({ settings, keys }: AuthContext) =>
  new Hono()
    .get('/.well-known/jwks.json', async (c) => {
      c.header('Cache-Control', 'public, max-age=600')
      return c.json({ keys: await keys.published() })
    })
    .get('/health', (c) => c.json({ name: 'joinery-auth', description: 'Accounts and sign-in' }))
    .get('/settings', (c) =>
      c.json({
        external: {
          anonymous_users: settings.anonymous,
          facebook: settings.providers.facebook !== undefined,
          github: settings.providers.github !== undefined,
          google: settings.providers.google !== undefined,
          email: settings.email.enabled,
          phone: settings.phone.enabled,
        },
        disable_signup: settings.disableSignup,
        mailer_autoconfirm: settings.email.autoconfirm,
        phone_autoconfirm: settings.phone.autoconfirm,
        sms_provider: settings.phone.provider,
        saml_enabled: settings.saml.enabled,
        passkeys_enabled: false,
      }),
    )
