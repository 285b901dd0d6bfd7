import { createHmac } from 'node:crypto'
import { z } from 'zod'
import { createKeySource } from './create-key-source.ts'
import { createOAuthClient } from './oauth-client.ts'
import type { Person, Provider, ProviderContext } from './provider.ts'

const profile = z.object({
  id: z.string(),
  email: z.string().optional(),
  name: z.string().optional(),
  picture: z.object({ data: z.object({ url: z.string() }) }).optional(),
})

export function createFacebook(context: ProviderContext): Provider {
  const { baseUrl, apiUrl } = context.settings
  const site = baseUrl ?? 'https://www.facebook.com'
  const api = apiUrl ?? baseUrl ?? 'https://graph.facebook.com'
  const client = createOAuthClient(context, {
    issuer: site,
    authorization_endpoint: `${site}/dialog/oauth`,
    token_endpoint: `${api}/oauth/access_token`,
  })
  const keySource = createKeySource(context.fetch)
  return {
    name: 'facebook',
    settings: context.settings,
    authorizationUrl: (request) =>
      client.authorizationUrl({ ...request, scopes: ['email', ...request.scopes] }),
    async exchange(response) {
      const tokens = await client.exchange(response)
      // Facebook wants to know that the token is used by the application it was given to.
      const proof = createHmac('sha256', context.settings.secret).update(tokens.access_token).digest('hex')
      const fields = 'email,first_name,last_name,name,picture'
      const url = `${api}/me?fields=${fields}&appsecret_proof=${proof}`
      const user = profile.parse(await client.read(url, tokens.access_token))
      return { person: describe(user, api), accessToken: tokens.access_token, refreshToken: null }
    },
    idTokens: async () => ({
      issuers: [site],
      keys: keySource(`${site}/.well-known/oauth/openid/jwks/`),
    }),
  }
}

/** Facebook gives out only addresses that it has confirmed. */
function describe({ id, email, name, picture }: z.output<typeof profile>, issuer: string): Person {
  const avatar = picture?.data.url
  return {
    subject: id,
    emails: email === undefined ? [] : [{ email, isVerified: true, isPrimary: true }],
    claims: {
      iss: issuer,
      sub: id,
      provider_id: id,
      ...(name === undefined ? {} : { name, full_name: name }),
      ...(avatar === undefined ? {} : { avatar_url: avatar, picture: avatar }),
      ...(email === undefined ? {} : { email }),
      email_verified: email !== undefined,
      phone_verified: false,
    },
  }
}
