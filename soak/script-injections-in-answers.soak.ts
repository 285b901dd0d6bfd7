import { projectEndpoints, routes } from '@joinery/contract'
import { expect } from 'vitest'
import { billingTabs } from '../apps/web/src/features/billing/billing-tab.ts'
import { settingsTabs } from '../apps/web/src/features/settings/settings-tab.ts'
import { pressEverything } from '../e2e/press-everything.ts'
import { poisonReplies, refuseEverything } from '../e2e/poisoned-replies.ts'
import { settle } from '../e2e/script-watch.ts'
import { injections } from './script-injections/house.ts'
import { expectNothingRan, place } from './script-injections/place.ts'
import { createPoison } from './script-injections/poison.ts'

/** What the screens let one read of what was answered, together. */
const shown = new Set<number>()

const screens = [
  routes.dashboard.path,
  ...['chat', 'code', 'files', 'preview'].map((tab) => `${routes.chat.path}?projectId=@&tab=${tab}`),
  `${routes.codeChat.path}?projectId=@`,
  routes.projects.path,
  ...['tables', 'query', 'diagram'].map((tab) => `${routes.databases.path}?tab=${tab}`),
  routes.connectDatabase.path,
  routes.analytics.path,
  routes.users.path,
  routes.outbox.path,
  ...billingTabs.map((tab) => `${routes.dashboardBilling.path}?tab=${tab}`),
  routes.billing.path,
  routes.billingOperations.path,
  ...settingsTabs.map((tab) => `${routes.settings.path}?tab=${tab}`),
  '/preview/@',
  '/invitation?token=x',
  routes.pricing.path,
]

place.for(screens)('%s, whatever the API refuses with', async (screen, { house }) => {
  const { id } = await house.call(projectEndpoints.create, { title: 'Oak bench' })
  await house.visit(async ({ context, page, watch }) => {
    await refuseEverything(context, createPoison())
    await page.goto(screen.replace('@', id))
    await page.locator('h1, h2').first().waitFor()
    await settle(page)
    await watch.look(page)
    expectNothingRan(watch)
  })
})

/** Of each screen: what a person has, then what is invented, looked at with all of them and pressed with a few. */
const rounds = [
  { seed: undefined, count: injections.length },
  ...[0, 1].flatMap((seed) => [
    { seed, count: injections.length },
    { seed, count: 8 },
  ]),
]

place.for(screens)('%s, whatever the API answers', async (screen, { house }) => {
  const { id } = await house.call(projectEndpoints.create, { title: 'Oak bench' })
  for (const { seed, count } of rounds) {
    await house.visit(async ({ context, page, watch }) => {
      await poisonReplies(context, { poison: createPoison(count), ...(seed !== undefined && { seed }) })
      await page.goto(screen.replace('@', id))
      await page.getByRole('heading').first().waitFor()
      const look = async () => {
        await settle(page)
        await watch.look(page)
      }
      await look()
      if (count < injections.length) await pressEverything(page, look)
      for (const seen of expectNothingRan(watch)) shown.add(seen)
    })
  }
})

place('all of them could be read on some screen', () => {
  expect(shown.size).toBe(injections.length)
})
