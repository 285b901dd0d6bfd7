import type { JWTVerifyGetKey } from 'jose'
import type { Metadata } from '../ports/records.ts'
import type { ProviderSettings } from '../settings.ts'

export type ProviderName = 'google' | 'facebook' | 'github'

export interface ProviderEmail {
  email: string
  isVerified: boolean
  isPrimary: boolean
}

/** Who the provider says that this is. */
export interface Person {
  subject: string
  emails: ProviderEmail[]
  claims: Metadata
}

export interface AuthorizationRequest {
  state: string
  scopes: string[]
  nonce: string
  codeVerifier: string
  /** What the application wants to tell the provider. */
  extra: Record<string, string>
}

export interface AuthorizationResponse {
  parameters: URLSearchParams
  state: string
  nonce: string
  codeVerifier: string
}

export interface ProviderGrant {
  person: Person
  accessToken: string
  refreshToken: string | null
}

export interface Provider {
  name: ProviderName
  settings: ProviderSettings
  authorizationUrl: (request: AuthorizationRequest) => Promise<URL>
  /** Exchanges the code and asks who it is. Throws when the provider does not agree. */
  exchange: (response: AuthorizationResponse) => Promise<ProviderGrant>
  /** Present where the provider signs ID tokens. */
  idTokens?: () => Promise<{ issuers: string[]; keys: JWTVerifyGetKey }>
}

/** What a provider is made from. */
export interface ProviderContext {
  settings: ProviderSettings
  redirectUri: string
  fetch: typeof fetch
}
