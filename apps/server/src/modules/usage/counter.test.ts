import { randomUUID } from 'node:crypto'
import { sql } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import type { Orm } from '../../db/database.ts'
import { AppError } from '../../http/app-error.ts'
import { isDatabaseAway } from '../../http/is-database-away.ts'
import { insertTestUser } from '../../testing/test-history.ts'
import { openTestOrm } from '../../testing/test-orm.ts'
import { choosePayer } from '../billing/choose-payer.ts'
import { createUsage } from './create-usage.ts'
import type { Subscription } from './present-usage.ts'
import { createUsageStore } from './store.ts'

const basic: Subscription = {
  plan: 'basic',
  status: 'active',
  currentPeriodStart: null,
  currentPeriodEnd: null,
}
const free: Subscription = { ...basic, plan: 'free' }
const pro: Subscription = { ...basic, plan: 'pro' }

let orm: Orm

beforeAll(async () => {
  orm = await openTestOrm({ defer: afterAll })
}, 60_000)

describe('the counter', () => {
  it('gives the last prompt once when a hundred ask for it at the same time, and tells the others why; once more when its work fails, and at the edge of a day and month no old one', async () => {
    const { at, userId } = await openCounter(free)
    const [lastMoment, firstMoment] = ['2026-02-28T23:59:59.999Z', '2026-03-01T00:00:00.000Z']
    async function askAHundredTimes(moments: readonly string[]) {
      const servers = moments.flatMap((moment) =>
        Array.from({ length: 10 / moments.length }, () => at(moment)),
      )
      const asked = servers.flatMap((usage) =>
        Array.from({ length: 10 }, async () => {
          const id = randomUUID()
          await untilConnected(() => usage.reserve(userId, id))
          return id
        }),
      )
      const outcomes = await Promise.allSettled(asked)
      return {
        granted: outcomes.flatMap((outcome) => (outcome.status === 'fulfilled' ? outcome.value : [])),
        refusals: outcomes.flatMap((outcome) => (outcome.status === 'rejected' ? [outcome.reason] : [])),
      }
    }

    for (let number = 0; number < 4; number += 1) await at(lastMoment).reserve(userId, randomUUID())
    const { granted, refusals } = await askAHundredTimes([lastMoment])
    expect([granted.length, refusals.length]).toEqual([1, 99])
    for (const refusal of refusals) {
      expect(refusal).toMatchObject({
        code: 'usage-limit-reached',
        usageLimit: { window: 'day', limit: 5, used: 5 },
      })
    }
    expect((await at(lastMoment).read(userId)).report).toMatchObject({
      usage: { daily: 5, dailyRemaining: 0 },
      canUse: false,
      limitReached: true,
    })
    for (const id of granted) await at(lastMoment).release(id)
    expect((await askAHundredTimes([lastMoment])).granted).toHaveLength(1)
    // Some began before midnight and come to the counter after those that began later.
    expect((await askAHundredTimes([lastMoment, firstMoment])).granted).toHaveLength(5)
    expect((await at(firstMoment).read(userId)).report.usage).toMatchObject({ daily: 5, monthly: 5 })
  })

  it('counts one prompt once, however often it is sent', async () => {
    const { at, userId } = await openCounter(free)
    const id = randomUUID()
    const servers = Array.from({ length: 10 }, () => at())
    await Promise.all(servers.flatMap((usage) => Array.from({ length: 10 }, () => usage.reserve(userId, id))))
    expect((await at().read(userId)).report.usage).toMatchObject({ daily: 1, monthly: 1 })
  })

  it('gives a prompt back once, and never one that was used', async () => {
    const { at, userId } = await openCounter(free)
    const usage = at()
    const [first, second] = [randomUUID(), randomUUID()]
    await usage.reserve(userId, first)
    await usage.reserve(userId, second)
    await Promise.all(Array.from({ length: 100 }, () => usage.release(first)))
    await usage.settle(second)
    await usage.release(second)
    expect((await usage.read(userId)).report.usage).toMatchObject({ daily: 1, monthly: 1 })
    await expect(usage.reserve(userId, first)).rejects.toThrow(AppError)
  })

  it('agrees with its holds after any mixture of prompts, ends and failures at once', async () => {
    const { at, userId } = await openCounter(basic)
    const usage = at()
    await Promise.all(
      Array.from({ length: 200 }, async (_, number) => {
        const id = randomUUID()
        try {
          await usage.reserve(userId, id)
        } catch {
          return
        }
        await (number % 3 === 0 ? usage.release(id) : usage.settle(id))
      }),
    )
    const { rows } = await orm.execute(
      sql`select count(*)::int as used from usage_holds where state <> 'released' and user_id = ${userId}`,
    )
    expect((await usage.read(userId)).report.usage.daily).toBe(rows[0]?.['used'])
    expect(rows[0]?.['used']).toBeLessThanOrEqual(25)
  })

  it('counts unlimited plans as well, and an upgrade applies at once and resets nothing', async () => {
    const { at, userId, subscribe } = await openCounter(free)
    const usage = at()
    for (let number = 0; number < 5; number += 1) await usage.reserve(userId, randomUUID())
    await expect(usage.reserve(userId, randomUUID())).rejects.toThrow('Upgrade')
    const before = await usage.read(userId)
    subscribe(pro)
    await usage.reserve(userId, randomUUID())
    const after = await usage.read(userId)
    expect(after.report).toMatchObject({
      isPro: true,
      canUse: true,
      usage: { daily: 6, monthly: 6, dailyLimit: null, dailyRemaining: null },
    })
    expect(after.tag).not.toBe(before.tag)
  })
})

describe('windows', () => {
  it('are the UTC day and month of the database, and a prompt given back late goes to the day it came from', async () => {
    const { at, userId } = await openCounter(free)
    const [lastOfMonth, firstOfMonth] = ['2026-02-28T23:59:59.999Z', '2026-03-01T00:00:00.000Z']
    const held = randomUUID()
    await at(lastOfMonth).reserve(userId, held)
    await at(lastOfMonth).reserve(userId, randomUUID())
    expect((await at(lastOfMonth).read(userId)).report.usage).toMatchObject({
      daily: 2,
      monthly: 2,
      dailyResetsAt: firstOfMonth,
      monthlyResetsAt: firstOfMonth,
    })
    expect((await at(firstOfMonth).read(userId)).report.usage).toMatchObject({ daily: 0, monthly: 0 })
    await at(firstOfMonth).reserve(userId, randomUUID())
    await at(firstOfMonth).release(held)
    expect((await at(firstOfMonth).read(userId)).report.usage).toMatchObject({ daily: 1, monthly: 1 })
    expect((await at(lastOfMonth).read(userId)).tag).not.toBe((await at(firstOfMonth).read(userId)).tag)
  })

  it('name the day first where both are full, and the month where only that is', async () => {
    const { at, userId } = await openCounter(free)
    const usage = at('2026-05-10T12:00:00Z')
    for (let number = 0; number < 5; number += 1) await usage.reserve(userId, randomUUID())
    await orm.execute(sql`
      update usage_accounts set month_used = 50
      where workspace_id in (select id from workspaces where owner_id = ${userId})`)
    await expect(usage.reserve(userId, randomUUID())).rejects.toMatchObject({
      usageLimit: { window: 'day', resetsAt: '2026-05-11T00:00:00.000Z' },
    })
    await expect(at('2026-05-11T12:00:00Z').reserve(userId, randomUUID())).rejects.toMatchObject({
      usageLimit: { window: 'month', limit: 50, used: 50, resetsAt: '2026-06-01T00:00:00.000Z' },
    })
  })

  it('release what nobody settled or extended in time, and nothing else', async () => {
    const { at, userId } = await openCounter(free)
    const [abandoned, extended, settled] = [randomUUID(), randomUUID(), randomUUID()]
    const morning = at('2026-05-10T08:00:00Z')
    for (const id of [abandoned, extended, settled]) await morning.reserve(userId, id)
    await morning.settle(settled)
    await at('2026-05-10T08:10:00Z').extend([extended])
    const later = at('2026-05-10T08:20:00Z')
    await later.releaseExpired()
    expect((await later.read(userId)).report.usage.daily).toBe(2)
    await later.releaseExpired()
    expect((await later.read(userId)).report.usage.daily).toBe(2)
  })
})

/** On a busy machine a connection may be long in coming, and then one asks again. */
async function untilConnected(work: () => Promise<void>): Promise<void> {
  try {
    await work()
  } catch (error) {
    if (!isDatabaseAway(error)) throw error
    await untilConnected(work)
  }
}

/** The counter of somebody new, at the database's time or at another one. */
async function openCounter(initial: Subscription) {
  const userId = await insertTestUser(orm)
  let subscription = initial
  const at = (moment?: string) =>
    createUsage({
      store: createUsageStore(orm, moment === undefined ? undefined : new Date(moment)),
      choosePayer: (payers) => choosePayer(payers, async () => subscription),
      announce: () => {},
      now: () => new Date(),
    })
  return { at, userId, subscribe: (next: Subscription) => (subscription = next) }
}
