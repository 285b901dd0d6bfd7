import { z } from 'zod'
import { createOAuthClient } from './oauth-client.ts'
import type { Person, Provider, ProviderContext } from './provider.ts'

const profile = z.object({
  id: z.number().int(),
  login: z.string(),
  name: z.string().nullish(),
  avatar_url: z.string().nullish(),
})

const addresses = z.array(z.object({ email: z.string(), verified: z.boolean(), primary: z.boolean() }))

export function createGitHub(context: ProviderContext): Provider {
  const { baseUrl, apiUrl } = context.settings
  const site = baseUrl ?? 'https://github.com'
  const api = apiUrl ?? (baseUrl === undefined ? 'https://api.github.com' : `${baseUrl}/api/v3`)
  const client = createOAuthClient(context, {
    // The name by which GitHub calls itself when it sends people back.
    issuer: `${site}/login/oauth`,
    authorization_endpoint: `${site}/login/oauth/authorize`,
    token_endpoint: `${site}/login/oauth/access_token`,
  })
  return {
    name: 'github',
    settings: context.settings,
    authorizationUrl: (request) =>
      client.authorizationUrl({ ...request, scopes: ['user:email', ...request.scopes] }),
    async exchange(response) {
      const tokens = await client.exchange(response)
      const user = profile.parse(await client.read(`${api}/user`, tokens.access_token))
      const emails = addresses.parse(await client.read(`${api}/user/emails`, tokens.access_token))
      return {
        person: describe(user, emails, api),
        accessToken: tokens.access_token,
        refreshToken: tokens.refresh_token ?? null,
      }
    },
  }
}

function describe(
  user: z.output<typeof profile>,
  emails: z.output<typeof addresses>,
  issuer: string,
): Person {
  const primary = emails.find((address) => address.primary) ?? emails[0]
  const subject = String(user.id)
  const name = user.name ?? user.login
  return {
    subject,
    emails: emails.map(({ email, verified, primary: isPrimary }) => ({
      email,
      isVerified: verified,
      isPrimary,
    })),
    claims: {
      iss: issuer,
      sub: subject,
      provider_id: subject,
      user_name: user.login,
      preferred_username: user.login,
      name,
      full_name: name,
      ...(user.avatar_url ? { avatar_url: user.avatar_url } : {}),
      ...(primary ? { email: primary.email } : {}),
      email_verified: primary?.verified ?? false,
      phone_verified: false,
    },
  }
}
