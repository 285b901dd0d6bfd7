import { randomUUID } from 'node:crypto'
import { sql } from 'drizzle-orm'
import { describe, expect, it } from 'vitest'
import { AppError } from '../../http/app-error.ts'
import { openTestHistory } from '../../testing/test-history.ts'
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

describe('the counter', () => {
  it('gives the last prompt once when a hundred ask for it at the same time, and tells the others why', async () => {
    const { at, userId } = await openCounter(free)
    const servers = Array.from({ length: 10 }, () => at())
    for (let number = 0; number < 4; number += 1) await at().reserve(userId, randomUUID())
    const outcomes = await Promise.allSettled(
      servers.flatMap((usage) => Array.from({ length: 10 }, () => usage.reserve(userId, randomUUID()))),
    )
    expect(outcomes.filter(({ status }) => status === 'fulfilled')).toHaveLength(1)
    for (const outcome of outcomes) {
      if (outcome.status === 'fulfilled') continue
      expect(outcome.reason).toMatchObject({
        code: 'usage-limit-reached',
        usageLimit: { window: 'day', limit: 5, used: 5 },
      })
    }
    expect((await at().read(userId)).report).toMatchObject({
      usage: { daily: 5, dailyRemaining: 0 },
      canUse: false,
      limitReached: true,
    })
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
    const { at, userId, orm } = await openCounter(basic)
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
      sql`select count(*)::int as used from usage_holds where state <> 'released'`,
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
    const { at, userId, orm } = await openCounter(free)
    const usage = at('2026-05-10T12:00:00Z')
    for (let number = 0; number < 5; number += 1) await usage.reserve(userId, randomUUID())
    await orm.execute(sql`update usage_accounts set month_used = 50`)
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

/** The counter on a database of its own, at the database's time or at another one. */
async function openCounter(initial: Subscription) {
  const { orm, project } = await openTestHistory()
  const { userId, workspaceId } = project
  let subscription = initial
  const at = (moment?: string) =>
    createUsage({
      store: createUsageStore(orm, moment === undefined ? undefined : new Date(moment)),
      workspaceOf: async () => workspaceId,
      subscriptionOf: async () => subscription,
      announce: () => {},
      now: () => new Date(),
    })
  return { at, userId, orm, subscribe: (next: Subscription) => (subscription = next) }
}
