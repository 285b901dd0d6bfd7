import { z } from 'zod'
import { createKeySource } from './create-key-source.ts'
import { createOAuthClient } from './oauth-client.ts'
import type { Person, Provider, ProviderContext } from './provider.ts'

const defaultIssuer = 'https://accounts.google.com'

const idTokenClaims = z.looseObject({
  sub: z.string(),
  iss: z.string(),
  email: z.string().optional(),
  email_verified: z.union([z.boolean(), z.stringbool()]).optional(),
  name: z.string().optional(),
  picture: z.string().optional(),
})

export function createGoogle(context: ProviderContext): Provider {
  const issuer = context.settings.baseUrl ?? defaultIssuer
  const client = createOAuthClient(context, { discoverAt: issuer })
  const keySource = createKeySource(context.fetch)
  return {
    name: 'google',
    settings: context.settings,
    authorizationUrl: (request) =>
      client.authorizationUrl({ ...request, scopes: ['openid', 'email', 'profile', ...request.scopes] }),
    async exchange(response) {
      const tokens = await client.exchange(response)
      return {
        person: readPerson(tokens.claims()),
        accessToken: tokens.access_token,
        refreshToken: tokens.refresh_token ?? null,
      }
    },
    async idTokens() {
      const metadata = await client.metadata()
      const keys = keySource(metadata.jwks_uri ?? `${issuer}/jwks`)
      // Google has signed with and without the scheme in front of its name.
      return { issuers: [metadata.issuer, metadata.issuer.replace(/^https:\/\//, '')], keys }
    },
  }
}

/** Reads the person out of an ID token whose signature has been checked. */
export function readPerson(claims: unknown): Person {
  const { sub, iss, email, email_verified: isVerified = false, name, picture } = idTokenClaims.parse(claims)
  return {
    subject: sub,
    emails: email === undefined ? [] : [{ email, isVerified, isPrimary: true }],
    claims: {
      iss,
      sub,
      provider_id: sub,
      ...(email === undefined ? {} : { email }),
      email_verified: isVerified,
      phone_verified: false,
      ...(name === undefined ? {} : { name, full_name: name }),
      ...(picture === undefined ? {} : { picture, avatar_url: picture }),
    },
  }
}
