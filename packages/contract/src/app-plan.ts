import { z } from 'zod'
import { texts } from './texts/index.ts'

/** What a prompt asks for, as far as its words tell. */
export const appPlan = z.strictObject({
  name: z.string(),
  description: z.string(),
  features: z.array(z.string()),
  framework: z.string(),
  database: z.string(),
  payment: z.string(),
  needsSupabaseIntegration: z.boolean(),
  needsGitHubIntegration: z.boolean(),
})

export type AppPlan = z.infer<typeof appPlan>

const { frameworks, databases, payments, features } = texts.chat.appPlan

/** A message that asks for a whole app, whatever else it says. */
export function asksForApp(prompt: string): boolean {
  const words = prompt.toLowerCase()
  return words.includes('build') && words.includes('app')
}

/** Reads the plan from the prompt's words. The same on both sides, so that the card never changes after sending. */
export function detectAppPlan(prompt: string): AppPlan {
  const framework = firstNamed(prompt, frameworkWords) ?? frameworks.react
  const database = firstNamed(prompt, databaseWords) ?? databases.supabase
  const payment = firstNamed(prompt, paymentWords) ?? payments.none
  const detected = allNamed(prompt, featureWords)
  const needsSupabaseIntegration = database === databases.supabase
  return {
    name: nameOf(prompt),
    description: prompt.trim(),
    features: detected,
    framework,
    database,
    payment,
    needsSupabaseIntegration,
    needsGitHubIntegration:
      codeHostingWords.test(prompt) ||
      needsSupabaseIntegration ||
      payment === payments.stripe ||
      detected.includes(features.authentication),
  }
}

type Words = readonly (readonly [string, RegExp])[]

const frameworkWords: Words = [
  [frameworks.next, /\bnext\.?js\b/i],
  [frameworks.vue, /\bvue(\.?js)?\b/i],
  [frameworks.angular, /\bangular\b/i],
]
const databaseWords: Words = [
  [databases.firebase, /\bfire(base|store)\b/i],
  [databases.mysql, /\b(mysql|mariadb)\b/i],
  [databases.mongodb, /\bmongo(db)?\b/i],
]
const paymentWords: Words = [
  [payments.stripe, /\bstripe\b/i],
  [payments.paypal, /\bpaypal\b/i],
]
const featureWords: Words = [
  [
    features.authentication,
    /\b(auth\w*|log[ -]?ins?|log in|sign[ -]?(in|up)s?|registers?|registration|accounts?|users? accounts?)\b/i,
  ],
  [features.tasks, /\b(tasks?|to-?dos?|kanban|project management)\b/i],
  [features.content, /\b(blogs?|posts?|articles?|content|cms|news)\b/i],
  [features.payments, /\b(payments?|pay|checkout|stripe|paypal|subscriptions?|billing)\b/i],
]
const codeHostingWords = /\b(git|github|repo|repository|repositories|version control)\b/i

function firstNamed(prompt: string, words: Words): string | undefined {
  return words.find(([, pattern]) => pattern.test(prompt))?.[0]
}

function allNamed(prompt: string, words: Words): string[] {
  return words.filter(([, pattern]) => pattern.test(prompt)).map(([name]) => name)
}

/** "called X" or "named X" where the prompt gives a name, otherwise its first words without the asking. */
function nameOf(prompt: string): string {
  const given =
    /\b(?:called|named)\s+["“']?([\p{L}\p{N}][\p{L}\p{N} .&'-]{0,40}?)["”']?(?=[,.;:!?\n]|\s+(?:with|that|for|where|which|in|and)\b|$)/iu.exec(
      prompt,
    )?.[1]
  if (given !== undefined) return given.trim()
  const rest = prompt
    .trim()
    .replace(
      /^(please\s+)?((can|could) you\s+)?(build|create|make|develop|design|implement|write)(\s+me)?\s+/i,
      '',
    )
    .replace(/^(an?|the)\s+/i, '')
  const words = (rest.split(/[.,;:!?\n]/u)[0] ?? '').split(/\s+/u).filter(Boolean).slice(0, 5).join(' ')
  return words === '' ? 'App' : words.charAt(0).toUpperCase() + words.slice(1)
}
