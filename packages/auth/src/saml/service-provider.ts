import { z } from 'zod'
import type { AuthContext } from '../context.ts'
import type { SsoProviderRecord } from '../ports/records.ts'
import type { Person } from '../providers/provider.ts'

const clockSkewMs = 30_000

/** What an identity provider has to know about us. */
export async function describeServiceProvider(settings: AuthContext['settings']) {
  const { generateServiceProviderMetadata } = await loadSaml()
  return generateServiceProviderMetadata({
    ...ourNames(settings),
    wantAssertionsSigned: true,
    identifierFormat: 'urn:oasis:names:tc:SAML:2.0:nameid-format:persistent',
  })
}

/** Where the browser goes to sign in. The request carries our flow's id, which the answer has to repeat. */
export async function createSignInUrl(context: AuthContext, provider: SsoProviderRecord, flowId: string) {
  const saml = await createSaml(context, provider, flowId)
  return saml.getAuthorizeUrlAsync(flowId, undefined, {})
}

export interface Assertion {
  person: Person
  notAfter: Date | undefined
}

/** Reads the answer. Throws unless this provider signed it for us, now, in reply to this very request. */
export async function readResponse(
  context: AuthContext,
  { provider, flowId }: { provider: SsoProviderRecord; flowId: string },
  response: string,
): Promise<Assertion> {
  const saml = await createSaml(context, provider, flowId)
  const { profile } = await saml.validatePostResponseAsync({ SAMLResponse: response })
  if (!profile) throw new Error('The answer of the identity provider names nobody.')
  const attributes = z.record(z.string(), z.unknown()).parse(profile)
  const email = findEmail(provider, attributes)
  const facts = readFacts(provider, attributes)
  return {
    person: {
      subject: profile.nameID,
      emails: email === undefined ? [] : [{ email, isVerified: true, isPrimary: true }],
      claims: {
        ...facts,
        iss: profile.issuer,
        sub: profile.nameID,
        ...(email === undefined ? {} : { email, email_verified: true }),
        phone_verified: false,
      },
    },
    notAfter: readEnd(profile.getAssertion?.()),
  }
}

/** Loaded when it is first needed: few installations have single sign-on, and its library is slow to load. */
const loadSaml = () => import('@node-saml/node-saml')

const requestId = (flowId: string) => `_${flowId}`

const ourNames = ({ externalUrl }: AuthContext['settings']) => ({
  issuer: `${externalUrl}/sso/saml/metadata`,
  callbackUrl: `${externalUrl}/sso/saml/acs`,
})

async function createSaml({ settings }: AuthContext, provider: SsoProviderRecord, flowId: string) {
  const { SAML, ValidateInResponseTo } = await loadSaml()
  const names = ourNames(settings)
  const startedAt = new Date().toISOString()
  return new SAML({
    ...names,
    audience: names.issuer,
    entryPoint: provider.entryPoint,
    idpIssuer: provider.entityId,
    idpCert: provider.certificates,
    identifierFormat: provider.nameIdFormat,
    wantAssertionsSigned: true,
    wantAuthnResponseSigned: false,
    disableRequestedAuthnContext: true,
    acceptedClockSkewMs: clockSkewMs,
    signatureAlgorithm: 'sha256',
    generateUniqueId: () => requestId(flowId),
    validateInResponseTo: ValidateInResponseTo.always,
    // The flow's row is the memory of our requests; here it only says that there was exactly this one.
    cacheProvider: {
      saveAsync: async (_key, value) => ({ value, createdAt: Date.now() }),
      getAsync: async (key) => (key === requestId(flowId) ? startedAt : null),
      removeAsync: async (key) => key,
    },
  })
}

const emailAttributes = [
  'email',
  'mail',
  'urn:oid:0.9.2342.19200300.100.1.3',
  'http://schemas.xmlsoap.org/ws/2005/05/identity/claims/emailaddress',
]

function findEmail({ attributeNames }: SsoProviderRecord, attributes: Record<string, unknown>) {
  const names = [...(attributeNames.email ? [attributeNames.email] : []), ...emailAttributes, 'nameID']
  return names
    .map((name) => firstText(attributes[name]))
    .find((candidate) => candidate !== undefined && candidate.includes('@'))
}

function readFacts({ attributeNames }: SsoProviderRecord, attributes: Record<string, unknown>) {
  const facts = Object.entries(attributeNames).map(([ours, theirs]) => [ours, firstText(attributes[theirs])])
  return Object.fromEntries(facts.filter(([, value]) => value !== undefined))
}

function firstText(value: unknown): string | undefined {
  const first: unknown = Array.isArray(value) ? value[0] : value
  return typeof first === 'string' ? first : undefined
}

const statement = z.object({
  Assertion: z.looseObject({
    AuthnStatement: z
      .array(
        z.looseObject({ $: z.looseObject({ SessionNotOnOrAfter: z.iso.datetime().optional() }).optional() }),
      )
      .optional(),
  }),
})

/** The identity provider may say how long the session is allowed to last. */
function readEnd(assertion: unknown) {
  const parsed = statement.safeParse(assertion)
  const end = parsed.data?.Assertion.AuthnStatement?.[0]?.$?.SessionNotOnOrAfter
  return end === undefined ? undefined : new Date(end)
}
