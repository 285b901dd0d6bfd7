import { resolve } from 'node:path'
import { z } from 'zod'
import { StartError } from './start-error.ts'

export type Config = z.output<typeof settings>

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
    .transform((url) => url.replace(/\/+$/, ''))
    .optional(),
  LOG_LEVEL: z
    .enum(['fatal', 'error', 'warn', 'info', 'debug', 'trace', 'silent'], {
      error: 'must be one of fatal, error, warn, info, debug, trace, silent',
    })
    .default('info'),
  METRICS_TOKEN: z.string().min(16, 'must have at least 16 characters').optional(),
})

/** Reads the settings once. All problems are reported together, so that nobody fixes them one start at a time. */
export function readConfig(environment: Record<string, string | undefined>): Config {
  const given = Object.fromEntries(Object.entries(environment).filter(([, value]) => value !== ''))
  const parsed = settings.safeParse(given)
  if (parsed.success) return parsed.data
  const problems = parsed.error.issues.map(({ path, message }) => `${path.join('.')} ${message}`)
  throw new StartError(
    `Correct ${problems.length === 1 ? 'this setting' : 'these settings'}: ${problems.join('; ')}.`,
  )
}

/** The process' own environment, read here and nowhere else. */
export const environment = process.env
