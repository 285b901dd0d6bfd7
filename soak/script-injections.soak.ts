import { randomUUID } from 'node:crypto'
import {
  billingEndpoints,
  checkPath,
  databaseEndpoints,
  fileEndpoints,
  projectEndpoints,
  routes,
  texts,
} from '@joinery/contract'
import { expect } from 'vitest'
import { openPostgresOverTcp } from '../apps/server/src/testing/postgres-over-tcp.ts'
import { findInjections } from '../apps/server/src/testing/script-injections/list-script-injections.ts'
import { send } from '../e2e/chat.ts'
import { connectionOf, queryProduct } from '../e2e/database.ts'
import { fillWithTexts } from '../e2e/hostile-conversation.ts'
import { settle } from '../e2e/script-watch.ts'
import { injections, spokenRows } from './script-injections/house.ts'
import { expectHarmless, inRows, place, stored } from './script-injections/place.ts'
import { apart } from './script-injections/poison.ts'
import { readUpwards } from './script-injections/read-through.ts'
import { showInFrames } from './script-injections/show-in-frames.ts'
import { writtenPages } from './script-injections/written-pages.ts'

place('a page that defends nothing falls to more than 350 of them, and each is named', async ({ house }) => {
  await house.visit(async (visit) => {
    await showInFrames(
      visit,
      injections.map(({ text }) => `<!doctype html><p>naive</p>${text}`),
    )
    expect(findInjections(visit.watch.take().alarms.join()).size).toBeGreaterThan(350)
  })
})

place('prompts and replies with app plans, questions, files and notices', async ({ house }) => {
  const { product, call } = house
  await house.visit(async ({ page, watch }) => {
    for (const row of inRows(45)) {
      const { id } = await call(projectEndpoints.create, { title: 'Oak bench' })
      await fillWithTexts(product, id, row)
      await page.goto(`${routes.chat.path}?projectId=${id}`)
      const feed = page.getByRole('feed')
      await feed.getByRole('article').last().waitFor()
      await readUpwards(feed, () => watch.look(page))
    }
    await settle(page)
    expectHarmless(watch, injections.length)
  })
})

place('what a model says, while it does', async ({ house }) => {
  await house.visit(async ({ page, watch }) => {
    for (const index of spokenRows.keys()) {
      const { id } = await house.call(projectEndpoints.create, { title: 'Oak bench' })
      await page.goto(`${routes.chat.path}?projectId=${id}`)
      await page.getByText(texts.chat.conversation.empty).waitFor()
      await send(page, `Say row ${index}.`)
      const isTyping = page.locator('article[aria-busy=true]')
      await isTyping.waitFor()
      while (await isTyping.isVisible()) await watch.look(page)
      await settle(page)
      await watch.look(page)
    }
    expectHarmless(watch, 300)
  })
})

place(
  'titles and descriptions of projects, in the list and as the title of their page',
  async ({ house }) => {
    const { product, call } = house
    await house.visit(async ({ page, watch }) => {
      const { id } = await call(projectEndpoints.create, { title: 'Oak bench' })
      await queryProduct(
        product,
        `insert into projects select (jsonb_populate_record(projects, jsonb_build_object(
         'id', gen_random_uuid(), 'title', given, 'description', given))).*
       from projects, unnest($2::text[]) as given where projects.id = $1`,
        [id, stored],
      )
      await page.goto(routes.projects.path)
      const more = page.getByRole('button', { name: texts.projects.showMore })
      await more.waitFor()
      while (await more.isVisible()) await more.click()
      await settle(page)
      await watch.look(page)
      await page.goto(routes.dashboard.path)
      await page.getByRole('heading', { level: 2 }).first().waitFor()
      await watch.look(page)
      expectHarmless(watch, injections.length)
      await queryProduct(product, 'delete from projects where title = any($1)', [stored])
    })
  },
)

place('names and contents of files, in explorer, editor, viewer and search', async ({ house }) => {
  const { call } = house
  const names = stored.flatMap((text) => {
    const checked = checkPath(text)
    return 'path' in checked ? [checked.path] : []
  })
  await house.visit(async ({ page, watch }) => {
    const { id: projectId } = await call(projectEndpoints.create, { title: 'Oak bench' })
    const write = (path: string, content: string) =>
      call(fileEndpoints.write, { projectId, path, content, baseHash: null })
    for (const path of names) await write(path, path)
    const kinds = ['md', 'html', 'svg', 'tsx', 'css', 'json', 'txt', 'xml']
    for (const kind of kinds) await write(`all.${kind}`, stored.join('\n'))
    for (const tab of ['files', 'code']) {
      await page.goto(`${routes.chat.path}?projectId=${projectId}&tab=${tab}`)
      for (const name of [...kinds.map((kind) => `all.${kind}`), ...names.slice(0, 5)]) {
        const row = page.getByRole('treeitem', { name }).first()
        if (await row.isVisible().catch(() => false)) await row.click()
        await settle(page)
        await watch.look(page)
      }
    }
    expectHarmless(watch, 100)
  })
})

const quoted = (text: string) => `"${text.replaceAll('"', '""')}"`

place('tables, columns, cells, statements and errors of a database', async ({ house }) => {
  const { product, call } = house
  const name = `shop_${randomUUID().slice(0, 8)}`
  const short = stored.filter((text) => Buffer.byteLength(text) < 60)
  const shop = await openPostgresOverTcp({
    root: await connectionOf(product),
    name,
    password: 'oak',
    statements: [
      `create table cells (id int primary key, given text)`,
      `insert into cells values ${stored.map((text, index) => `(${index}, '${text.replaceAll("'", "''")}')`).join()}`,
      ...short.map((text) => `create table ${quoted(text)} (${quoted(text)} text default 'x')`),
    ].join(';'),
  })
  try {
    const address = {
      engine: 'postgresql' as const,
      host: '127.0.0.1',
      port: shop.port,
      database: name,
      username: name,
      password: 'oak',
    }
    const { id } = await call(databaseEndpoints.connect, {
      name: '<img src=x onerror=ran(1)>',
      address,
      tls: 'off',
    })
    await house.visit(async ({ page, watch }) => {
      await page.goto(`${routes.databases.path}?database=${id}`)
      await page.getByRole('button', { name: 'cells', exact: true }).click()
      const next = page.getByRole('button', { name: texts.databases.rows.next })
      for (let row = 0; row < stored.length; row += 50) {
        await page.getByRole('cell', { name: String(row), exact: true }).waitFor()
        await watch.look(page)
        if (row + 50 < stored.length) await next.click()
      }
      await page.goto(`${routes.databases.path}?database=${id}&tab=query`)
      const statement = page.getByLabel(texts.databases.console.statement)
      for (const text of short.slice(0, 20)) {
        await statement.fill(`select ${quoted(text)} from nowhere.${quoted(text)}`)
        await statement.press('Control+Enter')
        await page.getByRole('alert').first().waitFor()
        await watch.look(page)
      }
      await page.goto(`${routes.databases.path}?database=${id}&tab=diagram`)
      await page.getByRole('region').first().waitFor()
      await settle(page)
      await watch.look(page)
      expectHarmless(watch, injections.length)
    })
  } finally {
    await shop.close()
  }
})

place.for(Object.entries(writtenPages))('%s', async ([, write], { house }) => {
  await house.visit(async (visit) => {
    await showInFrames(
      visit,
      inRows(12).map((row) => write(row.join(apart))),
    )
    expectHarmless(visit.watch, injections.length)
  })
})

/** At the end: without a plan, nobody here could do much else. */
place('the pages of the payment sandbox', async ({ house }) => {
  await queryProduct(house.product, 'delete from subscriptions', [])
  const { url } = await house.call(billingEndpoints.checkout, { planId: 'pro' })
  await house.visit(async ({ page, watch }) => {
    for (const row of inRows(6)) {
      await page.goto(url)
      await page.getByLabel('Name on card').fill(row.join(' ').slice(0, 200))
      const answered = page.waitForResponse((answer) => answer.request().method() === 'POST')
      await page.getByRole('button', { name: /^Pay/ }).click()
      await answered
      await settle(page)
      await watch.look(page)
    }
    expectHarmless(watch, 100)
  })
})
