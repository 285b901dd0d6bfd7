import { z } from 'zod'

const provider = z.object({
  /** The first one is used to sign in; all of them are accepted as the audience of an ID token. */
  clientIds: z.array(z.string().min(1)).min(1),
  secret: z.string(),
  /** Where the provider sends the browser back to; `{externalUrl}/callback` unless set. */
  redirectUri: z.string().optional(),
  /** Accepts ID tokens whose nonce cannot be compared, as some native SDKs make them. */
  skipNonce: z.boolean().default(false),
  /** Lets people in whose provider gives no e-mail address. */
  emailOptional: z.boolean().default(false),
  /** Where the provider lives, when that is not its usual place. GitHub Enterprise has it, and tests do. */
  baseUrl: z.string().optional(),
  /** Where its API lives, if elsewhere. */
  apiUrl: z.string().optional(),
})

const seconds = z.number().int().nonnegative()

const rateLimit = z.object({ limit: z.number().int().positive(), windowSeconds: z.number().int().positive() })

const perWindow = (limit: number, windowSeconds: number) => rateLimit.default({ limit, windowSeconds })

const enrolment = z.object({ enroll: z.boolean().default(true), verify: z.boolean().default(true) })

export const authSettings = z.object({
  /** The path under which the service is mounted, such as `/auth/v1`; empty for none. */
  pathPrefix: z.string().default(''),
  /** The service's own address as browsers see it, with the prefix. */
  externalUrl: z.url(),
  /** Where people end up when nothing better is known. */
  siteUrl: z.url(),
  /** The page that mailed links open; `{siteUrl}/auth/confirm` unless set. It posts the token, so that mail scanners do not spend it. */
  linkBase: z.url().optional(),
  redirectAllowList: z.array(z.string()).default([]),
  jwt: z
    .object({
      /** Keys beside those in the storage. One with `key_ops: ["sign"]` signs in their place. */
      keys: z.array(z.record(z.string(), z.unknown())).default([]),
      /** Verifies HS256 tokens without a key id, such as service keys made elsewhere. */
      legacyHs256Secret: z.string().min(16).optional(),
      expSeconds: seconds.default(3600),
      /** `externalUrl` unless set. */
      issuer: z.string().optional(),
      audience: z.string().default('authenticated'),
      adminRoles: z.array(z.string()).default(['service_role', 'supabase_admin']),
    })
    .prefault({}),
  disableSignup: z.boolean().default(false),
  email: z
    .object({
      enabled: z.boolean().default(true),
      /** Whether mail can be sent at all. Where it cannot, whatever needs one is refused, for known addresses as for unknown ones. */
      canSend: z.boolean().default(true),
      autoconfirm: z.boolean().default(false),
      magicLink: z.boolean().default(true),
      otpLength: z.number().int().min(6).max(10).default(6),
      otpExpSeconds: seconds.default(86_400),
      maxFrequencySeconds: seconds.default(60),
      /** Both mailboxes confirm a change of address. */
      secureChange: z.boolean().default(true),
    })
    .prefault({}),
  phone: z
    .object({
      enabled: z.boolean().default(false),
      autoconfirm: z.boolean().default(false),
      otpLength: z.number().int().min(6).max(10).default(6),
      otpExpSeconds: seconds.default(60),
      maxFrequencySeconds: seconds.default(60),
      /** Only a name for GET /settings. */
      provider: z.string().default(''),
      /** Fixed codes for numbers that receive no message. */
      testOtp: z.record(z.string(), z.string()).default({}),
    })
    .prefault({}),
  anonymous: z.boolean().default(false),
  manualLinking: z.boolean().default(false),
  providers: z
    .object({ google: provider.optional(), facebook: provider.optional(), github: provider.optional() })
    .prefault({}),
  saml: z.object({ enabled: z.boolean().default(false) }).prefault({}),
  mfa: z
    .object({
      totp: enrolment.prefault({}),
      phone: enrolment.default({ enroll: false, verify: false }),
      maxFactors: z.number().int().positive().default(10),
      challengeExpSeconds: seconds.default(300),
      /** How long an enrolment may stay unfinished. */
      factorExpSeconds: seconds.default(300),
      phoneMaxFrequencySeconds: seconds.default(60),
    })
    .prefault({}),
  password: z
    .object({
      minLength: z.number().int().min(6).default(6),
      /** Each entry is a set of characters of which the password needs one. */
      requiredCharacters: z.array(z.string()).default([]),
    })
    .prefault({}),
  sessions: z
    .object({
      timeboxSeconds: seconds.optional(),
      inactivitySeconds: seconds.optional(),
      singlePerUser: z.boolean().default(false),
      /** How long a user with a second factor may go without using it. */
      lowAalSeconds: seconds.optional(),
    })
    .prefault({}),
  refresh: z
    .object({ rotation: z.boolean().default(true), reuseIntervalSeconds: seconds.default(10) })
    .prefault({}),
  reauthForPassword: z.boolean().default(false),
  requireCurrentPassword: z.boolean().default(false),
  captcha: z
    .object({
      provider: z.enum(['hcaptcha', 'turnstile']),
      secret: z.string(),
      verifyUrl: z.url().optional(),
    })
    .optional(),
  rateLimits: z
    .object({
      /** The header in which a trusted proxy puts the client's address. */
      ipHeader: z.string().optional(),
      email: perWindow(30, 3600),
      sms: perWindow(30, 3600),
      token: perWindow(150, 300),
      verify: perWindow(30, 300),
      otp: perWindow(30, 300),
      recover: perWindow(30, 300),
      resend: perWindow(30, 300),
      signup: perWindow(30, 300),
      user: perWindow(30, 300),
      sso: perWindow(30, 300),
      anonymous: perWindow(30, 3600),
      factorChallenge: perWindow(15, 60),
      factorVerify: perWindow(15, 60),
      /** Wrong passwords for one account, and tries of codes for one address or factor. */
      failures: perWindow(20, 3600),
    })
    .prefault({}),
})

export type AuthSettings = z.output<typeof authSettings>
export type AuthSettingsInput = z.input<typeof authSettings>
export type ProviderSettings = z.output<typeof provider>
