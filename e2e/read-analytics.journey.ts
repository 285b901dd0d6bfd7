import { readFile } from 'node:fs/promises'
import { analyticsEndpoints, projectEndpoints, texts } from '@joinery/contract'
import { expectAccessible, expectNoSidewaysScroll, expectReadableColors } from './accessibility.ts'
import { openApi } from './api.ts'
import { fillRuns } from './database.ts'
import { expect, journey } from './journey.ts'
import { becomeUser, inventPerson } from './people.ts'

const { charts, columns, csv, empty, figures, range, scope, tables } = texts.analytics

journey('a user reads what was asked, how it went and what it cost', async ({ page, product }) => {
  const person = inventPerson()
  await becomeUser(page, person)
  const api = await openApi(product, person)
  const { id: projectId } = await api(projectEndpoints.create, { title: 'Tea shop' })

  await page.goto('/dashboard/analytics')
  await expect(page.getByRole('heading', { name: empty.heading })).toBeVisible()
  // Whoever came first to a product is its operator, and only they are offered the figures of all.
  const { isOperator } = await api(analyticsEndpoints.read, {})
  await expect(page.getByLabel(scope.label)).toHaveCount(isOperator ? 1 : 0)

  await fillRuns(product, projectId, 200)
  await page.reload()
  const tile = (label: string) => page.getByRole('term').filter({ hasText: label }).locator('+ dd')
  await expect(tile(figures.prompts)).toHaveText('105')
  await page.getByLabel(range.label).selectOption('365')
  await expect(tile(figures.prompts)).toHaveText('200')
  await expect(page).toHaveURL(/days=365/)
  await expect(tile(figures.successRate)).toHaveText('75%')
  await expect(tile(figures.averageTime)).toHaveText('30 s')
  await expect(tile(figures.tokens)).toHaveText('220K')
  await expect(tile(figures.cost)).toHaveText('$0.40')
  for (const title of Object.values(charts))
    await expect(page.getByText(title, { exact: true })).toBeVisible()
  await expect(page.locator('.recharts-bar-rectangle').first()).toBeAttached()

  await page.getByRole('tab', { name: tables.project }).click()
  await expect(page.getByRole('row', { name: /Tea shop 200/ })).toBeVisible()
  await page.getByRole('tab', { name: tables.member }).click()
  await expect(page.getByRole('row', { name: new RegExp(person.name) })).toBeVisible()
  await page.getByRole('tab', { name: tables.model }).click()
  await expect(page.getByRole('rowheader')).toHaveText(['one', 'other'])
  const download = page.waitForEvent('download')
  await page.getByRole('button', { name: csv }).click()
  const saved = await readFile(await (await download).path(), 'utf8')
  expect(saved.split('\r\n')[0]).toBe(
    `\ufeff${columns.model},Prompts,Runs,Success rate,Average time,Longest time,Tokens read,Tokens written,Cost,Versions,Files changed`,
  )
  await expectAccessible(page)
  await page.emulateMedia({ colorScheme: 'dark' })
  await expectReadableColors(page)
  await page.setViewportSize({ width: 375, height: 812 })
  await expectNoSidewaysScroll(page)
})
