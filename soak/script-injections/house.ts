import { chromium } from '@playwright/test'
import type { Browser, BrowserContext, Page } from '@playwright/test'
import { startGitHubDouble } from '../../apps/server/src/testing/github-double.ts'
import { listScriptInjections } from '../../apps/server/src/testing/script-injections/list-script-injections.ts'
import { startServiceDoubles } from '../../apps/server/src/testing/service-doubles.ts'
import type { ServiceDoubles } from '../../apps/server/src/testing/service-doubles.ts'
import { sessionKey } from '../../apps/web/src/lib/stored-session.ts'
import { openApi } from '../../e2e/api.ts'
import { chromiumOptions } from '../../e2e/chromium-options.ts'
import { grantPlan } from '../../e2e/database.ts'
import { startModelProvider } from '../../e2e/model-provider.ts'
import type { Script } from '../../e2e/model-provider.ts'
import { becomeUser, inventPerson } from '../../e2e/people.ts'
import type { Person } from '../../e2e/people.ts'
import { withProduct } from '../../e2e/product.ts'
import { serviceSettings } from '../../e2e/service-settings.ts'
import type { Product } from '../../e2e/product.ts'
import { watchScripts } from '../../e2e/script-watch.ts'
import type { ScriptWatch } from '../../e2e/script-watch.ts'

export const injections = listScriptInjections()

/** What the model of the house says when it is asked for one of these. */
export const spokenRows = Array.from({ length: Math.ceil(injections.length / 30) }, (_, row) =>
  injections
    .slice(row * 30, (row + 1) * 30)
    .map(({ text }) => text)
    .join('\n\n'),
)

const sayRow: Script = (prompt) => ({
  text: spokenRows[Number(/Say row (\d+)/.exec(prompt)?.[1] ?? 0)] ?? '',
})

/** Each place is looked at in a window of its own. */
export interface Visit {
  context: BrowserContext
  page: Page
  watch: ScriptWatch
}

export interface House {
  product: Product
  doubles: ServiceDoubles
  /** Who lives here, and is signed in everywhere. */
  person: Person
  call: Awaited<ReturnType<typeof openApi>>
  visit: (look: (visit: Visit) => Promise<void>) => Promise<void>
}

/** The product with doubles for what it talks to, and a browser that has to do without our content policy. */
export async function openHouse(use: (house: House) => Promise<void>): Promise<void> {
  const [github, doubles, model] = await Promise.all([
    startGitHubDouble(),
    startServiceDoubles(),
    startModelProvider(sayRow),
  ])
  const browser = await chromium.launch(chromiumOptions)
  const settings = {
    ...serviceSettings({ github, doubles }),
    MODEL_BASE_URL: model.url,
    MODEL_NAME: 'carpenter',
  }
  try {
    await withProduct(settings, async (product) => {
      const person = inventPerson()
      const session = await signUp(browser, product, person)
      const call = await openApi(product, person)
      await grantPlan(product, person, 'pro')
      const visit: House['visit'] = (look) => visitIn({ browser, product, session }, look)
      await use({ product, doubles, person, call, visit })
    })
  } finally {
    await browser.close()
    await Promise.all([github.stop(), doubles.stop(), model.stop()])
  }
}

async function signUp(browser: Browser, product: Product, person: Person): Promise<string> {
  const page = await browser.newPage({ baseURL: product.address })
  await becomeUser(page, person)
  const session = await page.evaluate((key) => sessionStorage.getItem(key) ?? '', sessionKey)
  await page.close()
  return session
}

interface Surroundings {
  browser: Browser
  product: Product
  session: string
}

async function visitIn(
  { browser, product, session }: Surroundings,
  look: (visit: Visit) => Promise<void>,
): Promise<void> {
  // What a page writes must be harmless by itself: the policy is a second wall, which journeys stand behind.
  const context = await browser.newContext({
    baseURL: product.address,
    bypassCSP: true,
    viewport: { width: 1400, height: 1000 },
    reducedMotion: 'reduce',
  })
  try {
    const watch = await watchScripts(context, product.address)
    await context.addInitScript(
      `if (origin !== 'null') sessionStorage.setItem(${JSON.stringify(sessionKey)}, ${JSON.stringify(session)})`,
    )
    await look({ context, watch, page: await context.newPage() })
  } finally {
    await context.close()
  }
}
