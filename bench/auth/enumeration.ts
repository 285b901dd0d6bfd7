import { setTimeout as sleep } from 'node:timers/promises'
import { measurementOf, medianOf } from '../measurement.ts'
import type { Measurement } from '../measurement.ts'
import { password, post } from './accounts-client.ts'
import type { Account } from './accounts-client.ts'

const peer = 'median for unknown addresses'
const restMs = 20

interface Question {
  id: string
  path: string
  bodyFor: (email: string) => object
}

const questions: readonly Question[] = [
  {
    id: 'sign-in',
    path: '/auth/v1/token?grant_type=password',
    bodyFor: (email) => ({ email, password: 'not-the-right-one-3' }),
  },
  { id: 'sign-up', path: '/auth/v1/signup', bodyFor: (email) => ({ email, password }) },
  { id: 'recover', path: '/auth/v1/recover', bodyFor: (email) => ({ email }) },
]

/** How far apart the medians of the times for known and unknown addresses are. */
export async function measureEnumeration(address: string, known: readonly Account[]): Promise<Measurement[]> {
  const measurements: Measurement[] = []
  for (const question of questions) {
    const times = await askAboutAll({ address, question, known })
    const unknownMs = medianOf(times.unknown)
    measurements.push(
      measurementOf({
        id: `auth.enumeration.${question.id}`,
        value: Math.abs(medianOf(times.known) - unknownMs),
        unit: 'ms',
        peer,
        peerValue: unknownMs,
        goal: { maxValue: 10 },
      }),
    )
  }
  return measurements
}

interface Survey {
  address: string
  question: Question
  known: readonly Account[]
}

/** Each address is asked about once, because the limits per account and per mailbox would answer the second time. */
async function askAboutAll({ address, question, known }: Survey) {
  const times: { known: number[]; unknown: number[] } = { known: [], unknown: [] }
  for (const [number, { email }] of known.entries()) {
    const stranger = `stranger-${question.id}-${number}@example.com`
    const pair = [
      { email, into: times.known },
      { email: stranger, into: times.unknown },
    ]
    // Who comes first changes, so that neither always pays for what the other left behind.
    for (const each of number % 2 === 0 ? pair : pair.toReversed()) {
      each.into.push(await timeAnswer(`${address}${question.path}`, question.bodyFor(each.email)))
      // Mail leaves after the answer; by the next question it is gone.
      await sleep(restMs)
    }
  }
  return times
}

async function timeAnswer(url: string, body: object): Promise<number> {
  const startedAt = performance.now()
  const answer = await post(url, body)
  await answer.text()
  const milliseconds = performance.now() - startedAt
  if (answer.status === 429 || answer.status >= 500) throw new Error(`${url} answered ${answer.status}.`)
  return milliseconds
}
