import { routes } from '@joinery/contract'
import { scriptAddresses } from '../apps/server/src/testing/script-injections/address-forms.ts'
import { foreignDomain } from '../apps/server/src/testing/script-injections/list-script-injections.ts'
import { settle } from '../e2e/script-watch.ts'
import { expectHarmless, expectNothingRan, inRows, inShortRows, place } from './script-injections/place.ts'

const everyRoute = Object.values(routes).map(({ path }) => path.replaceAll(/:\w+/g, 'x'))

/** Every parameter that a screen reads, and some that it does not. */
const parameters =
  'change code connect database days error error_code error_description link next payment plan projectId projectPrompt provider q redirect_to return_to scope search session_id sort state tab token token_hash type workspace'.split(
    ' ',
  )

place.for(everyRoute)(
  '%s with something in every parameter and in its fragment',
  async (route, { house }) => {
    const rows = inRows(parameters.length)
    await house.visit(async ({ context, watch }) => {
      for (const turn of [0, 7, 14]) {
        const row = rows[(everyRoute.indexOf(route) + turn) % rows.length] ?? []
        const query = new URLSearchParams(
          Object.fromEntries(parameters.map((name, at) => [name, row[at] ?? 'x'])),
        ).toString()
        // Some send one on at once, so each has a window of its own.
        const page = await context.newPage()
        await page.goto(`${route}?${query}#${query}`)
        await page.locator('h1, h2').first().waitFor()
        await watch.look(page)
        await page.close()
      }
      expectNothingRan(watch)
    })
  },
)

place('addresses: what a provider says about a sign-in', async ({ house }) => {
  await house.visit(async ({ page, watch }) => {
    // No more than this is quoted of what somebody else says.
    for (const row of inShortRows(160)) {
      const query = new URLSearchParams({ error: 'x', error_description: row }).toString()
      for (const route of [routes.authCallback.path, `${routes.settings.path}?tab=integrations`]) {
        await page.goto(`${route}${route.includes('?') ? '&' : '?'}${query}`)
        await page.locator('h1, h2').first().waitFor()
        await settle(page)
        await watch.look(page)
      }
    }
    expectHarmless(watch, 300)
  })
})

place('addresses: where to go after a sign-in', async ({ house }) => {
  const wishes = [
    ...scriptAddresses.map((address, index) => address.replace('@', `ran(${index})`)),
    ...['https://@', '//@', '/\\@', 'https:@'].map((address) => address.replace('@', `i1.${foreignDomain}`)),
  ]
  await house.visit(async ({ context, watch }) => {
    for (const wish of wishes) {
      const names = ['redirect_to', 'return_to', 'returnTo', 'next']
      const query = new URLSearchParams(Object.fromEntries(names.map((name) => [name, wish]))).toString()
      for (const { path } of [routes.login, routes.register, routes.authCallback, routes.authConfirm]) {
        const page = await context.newPage()
        await page.goto(`${path}?token_hash=x&type=magiclink&${query}`)
        await page.locator('h1, h2').first().waitFor()
        await watch.look(page)
        await page.close()
      }
    }
    expectNothingRan(watch)
  })
})

place('addresses that lead nowhere', async ({ house }) => {
  await house.visit(async ({ page, watch }) => {
    for (const row of inRows(12)) {
      for (const start of ['/', '/blog/', '/preview/', '/dashboard/']) {
        await page.goto(`${start}${row.map((text) => encodeURIComponent(text.toWellFormed())).join('/')}`)
        await settle(page)
        await watch.look(page)
      }
    }
    expectNothingRan(watch)
  })
})
