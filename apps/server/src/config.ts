import { resolve } from 'node:path'
import { fileLimits } from '@joinery/contract'
import { z } from 'zod'
import { StartError } from './start-error.ts'

export type Config = z.output<typeof settings>

const providerUrl = z.url({ protocol: /^https?$/, error: 'must look like https://provider.example.com' })

const modelNames = z
  .string()
  .transform((list) => list.split(',').map((name) => name.trim()))
  .refine((names) => names.every(Boolean), 'must be names with commas between them')

/** Every setting there is. All are optional; the README's table explains them. */
export const settings = z.object({
  PORT: z.coerce
    .number('must be a number')
    .int('must be a whole number')
    .min(0, 'must be between 0 and 65535')
    .max(65_535, 'must be between 0 and 65535')
    .default(3000),
  HOST: z.string().min(1).default('127.0.0.1'),
  DATA_DIR: z
    .string()
    .default('./data')
    .transform((folder) => resolve(folder)),
  DATABASE_URL: z
    .url({ protocol: /^postgres(ql)?$/, error: 'must look like postgres://user:password@host:5432/name' })
    .optional(),
  PUBLIC_URL: z
    .url({ protocol: /^https?$/, error: 'must look like https://joinery.example.com' })
    .transform((url) => url.replace(/(?<!\/)\/+$/, ''))
    .optional(),
  PREVIEW_HOST: z
    .string()
    .regex(/^[a-z0-9.-]+(?::\d+)?$/i, 'must be a name such as preview.example.com')
    .optional(),
  PREVIEW_PORTS: z
    .string()
    .regex(/^\d{1,5}-\d{1,5}$/, 'must look like 20000-29999')
    .default('20000-29999')
    .transform((text) => {
      const [first = 0, last = 0] = text.split('-').map(Number)
      return { first, last }
    })
    .refine(({ first, last }) => first > 0 && first <= last && last <= 65_535, 'must look like 20000-29999'),
  PUBLISH_HOST: z
    .string()
    .regex(/^[a-z0-9.-]+(?::\d+)?$/i, 'must be a name such as apps.example.com')
    .optional(),
  PROJECT_FILES: z.coerce
    .number('must be a number')
    .int('must be a whole number')
    .min(100, 'must be between 100 and 10000')
    .max(10_000, 'must be between 100 and 10000')
    .default(fileLimits.maxFiles),
  LOG_LEVEL: z
    .enum(['fatal', 'error', 'warn', 'info', 'debug', 'trace', 'silent'], {
      error: 'must be one of fatal, error, warn, info, debug, trace, silent',
    })
    .default('info'),
  OPERATOR_FILE: z
    .string()
    .transform((path) => resolve(path))
    .optional(),
  METRICS_TOKEN: z.string().min(16, 'must have at least 16 characters').optional(),
  NODE_ENV: z.string().default('development'),
  TRUST_PROXY: z
    .enum(['true', 'false'], { error: 'must be true or false' })
    .default('false')
    .transform((value) => value === 'true'),
  ALLOW_PRIVATE_ADDRESSES: z
    .enum(['true', 'false'], { error: 'must be true or false' })
    .default('false')
    .transform((value) => value === 'true'),
  SIGN_UP: z.enum(['open', 'invited'], { error: 'must be open or invited' }).default('open'),
  AUTH_ADMIN_SECRET: z.string().min(32, 'must have at least 32 characters').optional(),
  SECRET_KEY: z.string().transform(decodeKey).optional(),
  SMTP_URL: z
    .url({ protocol: /^smtps?$/, error: 'must look like smtp://user:password@mail.example.com:587' })
    .optional(),
  MAIL_FROM: z
    .string()
    .regex(/^[^\r\n]*@[^\r\n]+$/, 'must look like Joinery <joinery@example.com>')
    .optional(),
  GOOGLE_CLIENT_ID: z.string().optional(),
  GOOGLE_CLIENT_SECRET: z.string().optional(),
  GOOGLE_URL: providerUrl.optional(),
  FACEBOOK_CLIENT_ID: z.string().optional(),
  FACEBOOK_CLIENT_SECRET: z.string().optional(),
  FACEBOOK_URL: providerUrl.optional(),
  GITHUB_CLIENT_ID: z.string().optional(),
  GITHUB_CLIENT_SECRET: z.string().optional(),
  GITHUB_URL: providerUrl.optional(),
  GITHUB_API_URL: providerUrl.optional(),
  FIGMA_API_URL: providerUrl.default('https://api.figma.com'),
  FIREBASE_API_URL: providerUrl.default('https://firebase.googleapis.com'),
  S3_ENDPOINT: z
    .url({ protocol: /^https?$/, error: 'must look like https://s3.eu-central-1.amazonaws.com' })
    .transform((url) => url.replace(/(?<!\/)\/+$/, ''))
    .optional(),
  S3_BUCKET: z
    .string()
    .regex(/^[a-z0-9][a-z0-9.-]{1,61}[a-z0-9]$/, 'must be the name of a bucket')
    .optional(),
  S3_REGION: z
    .string()
    .regex(/^[a-z0-9-]+$/, 'must look like eu-central-1')
    .optional(),
  S3_ACCESS_KEY_ID: z.string().optional(),
  S3_SECRET_ACCESS_KEY: z.string().optional(),
  STRIPE_SECRET_KEY: z
    .string()
    .regex(/^(?:sk|rk)_(?:test|live)_\w+$/, 'must look like sk_live_… or sk_test_…')
    .optional(),
  STRIPE_WEBHOOK_SECRET: z
    .string()
    .transform((list) => list.split(',').map((secret) => secret.trim()))
    .refine((secrets) => secrets.every(Boolean), 'must be secrets with commas between them')
    .optional(),
  STRIPE_PRICE_BASIC: z.string().startsWith('price_', 'must look like price_…').optional(),
  STRIPE_PRICE_PRO: z.string().startsWith('price_', 'must look like price_…').optional(),
  STRIPE_PRICE_ENTERPRISE: z.string().startsWith('price_', 'must look like price_…').optional(),
  STRIPE_AUTOMATIC_TAX: z
    .enum(['true', 'false'], { error: 'must be true or false' })
    .default('false')
    .transform((value) => value === 'true'),
  STRIPE_TRIAL_DAYS: z.coerce
    .number({ error: 'must be a number of days' })
    .int('must be a whole number of days')
    .min(0, 'must not be negative')
    .max(730, 'must be at most 730')
    .default(0),
  STRIPE_API_URL: providerUrl.optional(),
  OPENAI_API_KEY: z.string().optional(),
  OPENAI_BASE_URL: providerUrl.optional(),
  OPENAI_MODELS: modelNames.default(['gpt-5.4', 'gpt-5.4-mini']),
  ANTHROPIC_API_KEY: z.string().optional(),
  ANTHROPIC_BASE_URL: providerUrl.optional(),
  ANTHROPIC_MODELS: modelNames.default(['claude-opus-5-5', 'claude-sonnet-5-5']),
  GOOGLE_GENERATIVE_AI_API_KEY: z.string().optional(),
  GOOGLE_GENERATIVE_AI_BASE_URL: providerUrl.optional(),
  GOOGLE_MODELS: modelNames.default(['gemini-pro-latest', 'gemini-flash-latest']),
  MODEL_BASE_URL: providerUrl.optional(),
  MODEL_API_KEY: z.string().optional(),
  MODEL_NAME: modelNames.optional(),
})

/** Settings that are worth nothing without each other. */
const companions = [
  ['SMTP_URL', 'MAIL_FROM'],
  ['GOOGLE_CLIENT_ID', 'GOOGLE_CLIENT_SECRET'],
  ['FACEBOOK_CLIENT_ID', 'FACEBOOK_CLIENT_SECRET'],
  ['GITHUB_CLIENT_ID', 'GITHUB_CLIENT_SECRET'],
  ['MODEL_BASE_URL', 'MODEL_NAME'],
  ['STRIPE_SECRET_KEY', 'STRIPE_WEBHOOK_SECRET'],
  ['S3_ENDPOINT', 'S3_BUCKET', 'S3_REGION', 'S3_ACCESS_KEY_ID', 'S3_SECRET_ACCESS_KEY'],
] as const

const completeSettings = settings.superRefine((given, context) => {
  if (given.PUBLISH_HOST !== undefined && given.PUBLISH_HOST === given.PREVIEW_HOST)
    context.addIssue({ code: 'custom', path: ['PUBLISH_HOST'], message: 'must differ from PREVIEW_HOST' })
  for (const group of companions) {
    const present = group.find((name) => given[name] !== undefined)
    if (present === undefined) continue
    for (const missing of group.filter((name) => given[name] === undefined)) {
      context.addIssue({ code: 'custom', path: [missing], message: `is missing beside ${present}` })
    }
  }
})

/** Reads the settings once. All problems are reported together, so that nobody fixes them one start at a time. */
export function readConfig(environment: Record<string, string | undefined>): Config {
  const given = Object.fromEntries(Object.entries(environment).filter(([, value]) => value !== ''))
  const parsed = completeSettings.safeParse(given)
  if (parsed.success) return parsed.data
  const problems = parsed.error.issues.map(({ path, message }) => `${path.join('.')} ${message}`)
  throw new StartError(
    `Correct ${problems.length === 1 ? 'this setting' : 'these settings'}: ${problems.join('; ')}.`,
  )
}

/** 32 bytes, written in hex or base64. */
function decodeKey(text: string, context: z.RefinementCtx<string>): Uint8Array {
  const key = Buffer.from(text, /^[0-9a-f]{64}$/i.test(text) ? 'hex' : 'base64')
  if (key.length !== 32) {
    context.addIssue({
      code: 'custom',
      message: 'must be 32 bytes in hex or base64, such as `openssl rand -base64 32` prints',
    })
  }
  return key
}

/** The process' own environment, read here and nowhere else. */
export const environment = forgetOtherDatabases(process.env)

/** What is set for PostgreSQL's own tools is about another database than ours, and our driver would believe it. */
export function forgetOtherDatabases(given: NodeJS.ProcessEnv): NodeJS.ProcessEnv {
  if (given['DATABASE_URL']) return given
  for (const name of Object.keys(given).filter((each) => each.startsWith('PG'))) {
    Reflect.deleteProperty(given, name)
  }
  return given
}

/** npm as the operator uses it, for packages that a preview lacks. It is told nothing of our own settings. */
export function findNpm(given: Record<string, string | undefined>) {
  const names = ['PATH', 'HOME', 'npm_config_userconfig', 'npm_config_globalconfig', 'npm_config_cache']
  const env = names.flatMap((name) => (given[name] === undefined ? [] : [[name, given[name]] as const]))
  return { command: ['npm'] as const, env: Object.fromEntries(env) }
}

/** A folder that an operator names, as seen from where they called npm, which itself works in the clone. */
export function folderOf(given: Record<string, string | undefined>, name: string | undefined) {
  return name === undefined ? undefined : resolve(given['INIT_CWD'] ?? '.', name)
}
