import { fillText, texts } from '@joinery/contract'
import { z } from 'zod'
import { AppError } from '../../../http/app-error.ts'

/** What the app backend's console shows for a web app. */
export const appBackendConfiguration = z.object({
  apiKey: z.string().regex(/^AIza[\w-]{35}$/),
  authDomain: z.string().regex(/^[a-z\d.-]+$/i),
  projectId: z.string().regex(/^[a-z][a-z\d-]{4,29}$/),
  storageBucket: z.string().regex(/^[\w.-]+$/),
  messagingSenderId: z.string().regex(/^\d+$/),
  appId: z.string().regex(/^\d+:\d+:web:[\da-f]+$/),
  measurementId: z
    .string()
    .regex(/^G-[A-Z\d]+$/)
    .optional(),
  databaseURL: z.url({ protocol: /^https$/ }).optional(),
})

export type AppBackendConfiguration = z.output<typeof appBackendConfiguration>

const { refusals } = texts.integrations.appBackend

/**
 * Reads a configuration as people paste it: JSON, or the lines of JavaScript that the console shows. It is only read,
 * never run.
 */
export function parseConfiguration(text: string): AppBackendConfiguration {
  const pairs = [...text.matchAll(pair)].map((found) => [found[1], found[2] ?? found[3] ?? found[4]])
  if (pairs.length === 0) throw new AppError('invalid-input', refusals.form)
  const parsed = appBackendConfiguration.safeParse(Object.fromEntries(pairs))
  if (parsed.success) return parsed.data
  const fields = [...new Set(parsed.error.issues.map(({ path }) => path.join('.')))]
  throw new AppError('invalid-input', fillText(refusals.fields, { fields: fields.join(', ') }), {
    issues: fields.map((path) => ({ path, message: refusals.field })),
  })
}

const names = Object.keys(appBackendConfiguration.shape).join('|')
/** One line of the configuration. Other names are passed over, so none of them can reach the object's prototype. */
const pair = new RegExp(
  `\\b(${names})["']?\\s{0,9}:\\s{0,9}(?:"([^"\\n]{0,300})"|'([^'\\n]{0,300})'|\`([^\`\\n]{0,300})\`)`,
  'g',
)
