import { randomUUID } from 'node:crypto'
import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { databaseEndpoints, fileEndpoints, projectEndpoints, texts } from '@joinery/contract'
import { openPostgresOverTcp, shopTables } from '../apps/server/src/testing/postgres-over-tcp.ts'
import { expectAccessible, expectNoSidewaysScroll, expectReadableColors } from './accessibility.ts'
import { openApi } from './api.ts'
import { expect } from './journey.ts'
import { expectPlacesKept } from './kept-places.ts'
import { journeyWithPrivateAddresses } from './private-addresses.ts'
import { becomeUser, inventPerson } from './people.ts'
import type { Product } from './product.ts'

const {
  connect,
  console: words,
  diagram,
  edit,
  empty,
  inProject,
  remove,
  rows,
  schema,
  tabs,
} = texts.databases

const note = 'Failed to load resource: the server responded with a status of'
const [refusalNote, conflictNote] = [`${note} 400 (Bad Request)`, `${note} 409 (Conflict)`]

/** A small shop in the product's own PostgreSQL, with a login of its own, reached as any other database. */
async function openShop({ dataFolder }: Product) {
  const id = randomUUID().slice(0, 8)
  const [name, password] = [`shop_${id}`, `canary-${id}`]
  const root = {
    host: join(dataFolder, 'socket'),
    user: 'joinery',
    password: await readFile(join(dataFolder, 'postgres.password'), 'utf8'),
    database: 'joinery',
  }
  return { name, password, ...(await openPostgresOverTcp({ root, name, password, statements: shopTables })) }
}

journeyWithPrivateAddresses(
  'a user connects a database, looks through its tables, asks it, draws it, and builds on it',
  async ({ page, product, complaints }) => {
    journeyWithPrivateAddresses.setTimeout(120_000)
    const shop = await openShop(product)
    const person = inventPerson()
    await becomeUser(page, person)
    const api = await openApi(product, person)
    const { id: projectId } = await api(projectEndpoints.create, { title: 'Tea shop' })

    await page.goto('/dashboard/databases')
    await expect(page.getByRole('heading', { name: empty.heading })).toBeVisible()
    await page.getByRole('main').getByRole('link', { name: texts.databases.connectOne }).last().click()
    await expect(page).toHaveURL('/dashboard/databases/connect')

    // What is missing is said, a wrong password is refused by the database itself, and nothing is kept of it.
    await page.getByRole('button', { name: connect.submit }).click()
    await expect(page.getByLabel(connect.name, { exact: true })).toBeFocused()
    await page.getByLabel(connect.name, { exact: true }).fill('Shop')
    await page.getByLabel(connect.host).fill('127.0.0.1')
    await page.getByLabel(connect.port).fill(String(shop.port))
    await page.getByLabel(connect.database).fill(shop.name)
    await page.getByLabel(connect.username, { exact: true }).fill(shop.name)
    await page.getByLabel(connect.password, { exact: true }).fill('wrong')
    await page.getByLabel(connect.tls).selectOption('off')
    await page.getByRole('button', { name: connect.submit }).click()
    await expect(page.getByRole('alert')).toContainText('password authentication failed')
    await page.getByLabel(connect.password, { exact: true }).fill(shop.password)
    await page.getByRole('button', { name: connect.try }).click()
    await expect(page.getByText('It works: PostgreSQL 18')).toBeVisible()
    await expectAccessible(page)
    await page.getByRole('button', { name: connect.submit }).click()

    await expect(page).toHaveURL(/\/dashboard\/databases\?database=/)
    await page.getByRole('button', { name: 'customers' }).click()
    await expect(page.getByRole('cell', { name: 'Customer 1', exact: true })).toBeVisible()
    await page.getByRole('button', { name: rows.next }).click()
    await expect(page.getByRole('cell', { name: 'Customer 51', exact: true })).toBeVisible()
    await page.getByRole('columnheader', { name: 'name' }).getByRole('button').click()
    await page.getByRole('columnheader', { name: 'name' }).getByRole('button').click()
    await expect(page.getByRole('cell', { name: 'Customer 99', exact: true })).toBeVisible()
    await page.getByLabel(rows.filterColumn).selectOption('city')
    await page.getByLabel(rows.operator).selectOption('is-null')
    await page.getByRole('button', { name: rows.apply }).click()
    await expect(page.getByRole('cell', { name: 'null', exact: true })).toHaveCount(40)
    const download = page.waitForEvent('download')
    await page.getByRole('button', { name: rows.csv }).click()
    expect(await readFile(await (await download).path(), 'utf8')).toMatch(
      /^\ufeffid,name,city\r\n99,Customer 99,\r\n/,
    )
    await page.getByRole('tab', { name: schema.columnsTab }).click()
    await expect(page.getByRole('cell', { name: schema.primaryKey })).toBeVisible()
    await expectAccessible(page)

    await page.getByRole('tab', { name: tabs.query }).click()
    const statement = page.getByLabel(words.statement)
    await statement.fill('delete from orders')
    await page.getByRole('button', { name: words.run, exact: true }).click()
    await expect(page.getByRole('alert')).toContainText(words.readOnly)
    await statement.fill('select count(*) as orders from orders')
    await statement.press('Control+Enter')
    await expect(page.getByRole('cell', { name: '120', exact: true })).toBeVisible()
    await page.getByRole('button', { name: words.explain }).click()
    await expect(page.getByRole('cell', { name: /Seq Scan on orders/ })).toBeVisible()
    await expect(page.getByRole('button', { name: /select count/ }).first()).toBeVisible()
    await page.getByLabel(words.allowWrites).check()
    await statement.fill('delete from orders where id > 100')
    await page.getByRole('button', { name: words.run, exact: true }).click()
    await expect(page.getByText(/^20 rows in/)).toBeVisible()
    await expectAccessible(page)

    await page.getByRole('tab', { name: tabs.diagram }).click()
    await expect(page.getByRole('region', { name: 'Diagram of 4 tables and 1 foreign key' })).toBeVisible()
    await expect(page.getByText(diagram.empty)).toBeHidden()
    await expectAccessible(page)
    await page.emulateMedia({ colorScheme: 'dark' })
    await expectReadableColors(page)
    for (const tab of Object.values(tabs)) {
      await page.setViewportSize({ width: 375, height: 812 })
      await page.getByRole('tab', { name: tab, exact: true }).click()
      await expectNoSidewaysScroll(page)
    }

    await expectPlacesKept(page, '/dashboard/databases')
    // The answers that were cut off for it, one for each visit.
    const cutOff = expect.stringContaining('ERR_FAILED')
    expect(complaints.splice(-2)).toEqual([cutOff, cutOff])

    // Another name needs no password again. What another tab has changed meanwhile is shown, and not put back.
    await page.getByRole('button', { name: edit.action }).click()
    const dialog = page.getByRole('dialog')
    await dialog.getByLabel(connect.name, { exact: true }).fill('Tea shop, production')
    const [kept] = (await api(databaseEndpoints.list, {})).databases
    if (!kept) throw new Error('There is no connection.')
    const { id: databaseId, hash: baseHash, engine, host, port, database, username } = kept
    const address = { engine, host, port, database, username, password: shop.password }
    await api(databaseEndpoints.change, { databaseId, baseHash, name: 'Elsewhere', address, tls: 'off' })
    await page.getByRole('button', { name: edit.submit }).click()
    await expect(dialog.getByRole('alert')).toContainText('Name "Elsewhere"')
    await expect(dialog.getByLabel(connect.name, { exact: true })).toHaveValue('Tea shop, production')
    await expectAccessible(page)
    await page.getByRole('button', { name: edit.submit }).click()
    await expect(page.getByText(edit.succeeded)).toBeVisible()
    await expect(page.getByRole('dialog')).toBeHidden()
    await expect(page.getByLabel(texts.databases.choose)).toContainText('Tea shop, production')

    await page.getByRole('button', { name: inProject.action }).click()
    await page.getByRole('button', { name: inProject.submit }).click()
    await expect(page.getByText('docs/database-schema.md, AGENTS.md')).toBeVisible()
    const rules = await api(fileEndpoints.read, { projectId, path: 'AGENTS.md' })
    expect(rules.content).toContain('public.customers(id integer key, name text, city text)')

    // The password is nowhere: not in what the page asked for, not in the project.
    expect(rules.content + (await page.content())).not.toContain(shop.password)
    await page.getByRole('button', { name: remove.action }).click()
    await page.getByRole('dialog').getByRole('button', { name: remove.action }).click()
    await expect(page.getByRole('heading', { name: empty.heading })).toBeVisible()
    await shop.close()
    // The browser notes what the server refused: the wrong password, the statement that would have written, the late change.
    expect(complaints).toEqual([refusalNote, refusalNote, conflictNote])
    complaints.length = 0
  },
)
