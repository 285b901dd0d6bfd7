import { fillText, projectEndpoints, texts } from '@joinery/contract'
import { expectAccessible, expectNoSidewaysScroll } from './accessibility.ts'
import { openApi } from './api.ts'
import { grantPlan } from './database.ts'
import { expect, journey } from './journey.ts'
import type { Page } from './journey.ts'
import { arriveAs, becomeUser, inventPerson } from './people.ts'
import { cardOf, choose } from './project-cards.ts'

const { arrange, card, create, delete: deletion, empty, rename } = texts.projects

/** How many different places from the left these things stand in. */
async function countColumns(things: ReturnType<Page['getByRole']>) {
  const places = await things.evaluateAll((elements) =>
    elements.map((element) => Math.round(element.getBoundingClientRect().x)),
  )
  return new Set(places).size
}

const technologies = {
  react: 'React',
  vue: 'Vue.js',
  angular: 'Angular',
  node: 'Node.js',
  express: 'Express',
  next: 'Next.js',
  supabase: 'Supabase',
  firebase: 'Firebase',
  typescript: 'TypeScript',
  tailwind: 'Tailwind CSS',
}

journey(
  'a user creates a first project and arrives in the chat with a prompt for it',
  async ({ page, product }) => {
    const person = inventPerson()
    await becomeUser(page, person)
    await grantPlan(product, person, 'pro')
    await page.goto('/dashboard/projects')
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Projects')
    await expect(page.getByText('Create and manage your development projects', { exact: true })).toBeVisible()
    await expect(page.getByRole('heading', { name: empty.heading })).toBeVisible()
    await page.getByRole('button', { name: empty.create }).click()

    const dialog = page.getByRole('dialog', { name: create.title })
    const boxes = dialog.getByRole('checkbox')
    await expect(boxes).toHaveCount(Object.keys(technologies).length)
    const offered = await boxes.evaluateAll((elements) =>
      elements
        .filter((element) => element instanceof HTMLInputElement)
        .map(({ value, labels }) => [value, labels?.[0]?.textContent]),
    )
    expect(offered).toEqual(Object.entries(technologies))
    expect(await countColumns(boxes)).toBe(2)
    await page.setViewportSize({ width: 375, height: 812 })
    await expect.poll(() => countColumns(boxes)).toBe(2)
    await dialog.getByRole('button', { name: create.submit }).click()
    await expect(dialog.getByText(create.titleRequired)).toBeVisible()
    await expect(dialog.getByLabel(create.fields.title)).toBeFocused()
    await expectAccessible(page)
    await expectNoSidewaysScroll(page)

    await dialog.getByLabel(create.fields.title).fill('Tea shop')
    await dialog.getByLabel(create.fields.description).fill('Sells tea & cakes.')
    await dialog.getByLabel('Vue.js').check()
    const hold = Promise.withResolvers<void>()
    await page.route('**/api/projects', async (route) => {
      await hold.promise
      await route.continue()
    })
    await dialog.getByRole('button', { name: create.submit }).click()
    await expect(dialog.getByRole('button', { name: 'Creating...' })).toBeDisabled()
    // The chat takes the prompt out of the address as soon as it has sent it.
    const prompt = 'Build an app called "Tea shop". Sells tea & cakes.'
    const arriving = page.waitForURL(
      ({ pathname, searchParams }) =>
        pathname === '/dashboard/chat' && searchParams.get('projectPrompt') === prompt,
    )
    hold.resolve()
    await arriving
    await expect(page.getByText(create.succeeded)).toBeVisible()
    await expect(page.getByRole('article', { name: texts.chat.conversation.you })).toContainText(prompt)
    await expect(page).toHaveURL((url) => !url.searchParams.has('projectPrompt'))

    // Going back loads no page: the list and the dialog are those of before.
    await page.goBack()
    await expect(cardOf(page, 'Tea shop')).toContainText('Vue.js')
    await expect(dialog).toBeHidden()
    await page.getByRole('button', { name: texts.projects.newProject }).click()
    await expect(dialog.getByLabel(create.fields.title)).toHaveValue('')
    await expect(dialog.getByLabel(create.fields.description)).toHaveValue('')
    await expect(dialog.getByLabel('Vue.js')).not.toBeChecked()
  },
)

journey('a card says what a project is, and opens it', { tag: '@thorough' }, async ({ page, product }) => {
  const person = inventPerson()
  await arriveAs(page, person)
  const call = await openApi(product, person)
  const { id } = await call(projectEndpoints.create, {
    title: 'Tea shop',
    description: 'Sells tea & cakes.',
    techStack: ['vue'],
  })
  await page.goto('/dashboard/projects')
  await expect(cardOf(page, 'Tea shop')).toContainText('Sells tea & cakes.')
  await expect(cardOf(page, 'Tea shop')).toContainText('Vue.js')
  const created = `Created ${new Intl.DateTimeFormat('en-US', { dateStyle: 'medium' }).format(new Date())}`
  await expect(cardOf(page, 'Tea shop')).toContainText(created)
  await expectAccessible(page)
  await page.getByRole('link', { name: card.open }).click()
  await expect(page).toHaveURL(`/dashboard/chat?projectId=${id}`)
  const current = page.getByRole('heading', { name: texts.chat.currentProject.heading }).locator('..')
  for (const fact of ['Tea shop', created, 'Vue.js']) await expect(current).toContainText(fact)
})

journey('a user renames a project, and deletes it by typing its title', async ({ page, product }) => {
  const person = inventPerson()
  await becomeUser(page, person)
  const call = await openApi(product, person)
  await call(projectEndpoints.create, { title: 'Tea shop' })
  await page.goto('/dashboard/projects')

  await choose(page, 'Tea shop', card.rename)
  await page.getByRole('dialog', { name: rename.title }).getByRole('textbox').fill('Tea house')
  await page.keyboard.press('Enter')
  await expect(page.getByRole('heading', { name: 'Tea house' })).toBeVisible()
  await expect(page.getByText(rename.succeeded)).toBeVisible()
  await page.reload()
  await expect(page.getByRole('heading', { name: 'Tea house' })).toBeVisible()

  await choose(page, 'Tea house', card.delete)
  const dialog = page.getByRole('dialog', { name: deletion.title })
  await dialog.getByRole('textbox').fill('Tea shop')
  await dialog.getByRole('button', { name: deletion.submit }).click()
  await expect(dialog.getByText(deletion.mismatch)).toBeVisible()
  await dialog.getByRole('textbox').fill('Tea house')
  await dialog.getByRole('button', { name: deletion.submit }).click()
  await expect(page.getByRole('heading', { name: empty.heading })).toBeVisible()
  await expect(page.getByText(deletion.succeeded)).toBeVisible()
  // With the card the focus would be gone too.
  await expect(page.getByRole('main')).toBeFocused()
  await page.reload()
  await expect(page.getByRole('heading', { name: empty.heading })).toBeVisible()
})

journey(
  'a user with many projects duplicates, searches and sorts them',
  { tag: '@thorough' },
  async ({ page, product }) => {
    const person = inventPerson()
    await arriveAs(page, person)
    await grantPlan(product, person, 'pro')
    const call = await openApi(product, person)
    for (const title of ['Beans', 'Cakes', 'Dates', 'Eggs', 'Figs', 'Grapes']) {
      await call(projectEndpoints.create, {
        title,
        description: title === 'Grapes' ? 'grape '.repeat(300) : '',
        techStack: title === 'Figs' ? ['next'] : [],
      })
    }
    await page.goto('/dashboard/projects')
    await expect(page.getByRole('heading', { level: 2 }).first()).toHaveText('Grapes')
    await expect(page.getByLabel(arrange.search)).toBeHidden()
    for (const [width, columns] of [
      [375, 1],
      [900, 2],
      [1400, 3],
    ] as const) {
      await page.setViewportSize({ width, height: 900 })
      await expect.poll(() => countColumns(page.getByRole('heading', { level: 2 }))).toBe(columns)
    }
    const lines = await page
      .getByText('grape grape')
      .evaluate((element) => element.clientHeight / parseFloat(getComputedStyle(element).lineHeight))
    expect(lines).toBe(2)

    await choose(page, 'Beans', card.duplicate)
    await expect(page.getByText(fillText(create.succeededNamed, { title: 'Copy of Beans' }))).toBeVisible()
    await expect(page.getByRole('heading', { level: 2 }).first()).toHaveText('Copy of Beans')
    const search = page.getByLabel(arrange.search)
    await search.pressSequentially('figs')
    await expect(search).toHaveValue('figs')
    await expect(page.getByRole('heading', { level: 2 })).toHaveText(['Figs'])
    await search.fill('')
    await page.getByLabel(arrange.sort).selectOption(arrange.sorts.title)
    await expect(page.getByRole('heading', { level: 2 })).toHaveText([
      'Beans',
      'Cakes',
      'Copy of Beans',
      'Dates',
      'Eggs',
      'Figs',
      'Grapes',
    ])
    await search.fill('next.js')
    await expect(page.getByRole('heading', { level: 2 })).toHaveText(['Figs'])
    await expect(page.getByText(arrange.found.one)).toBeVisible()
    await page.reload()
    await expect(page.getByRole('heading', { level: 2 })).toHaveText(['Figs'])
    await search.fill('honey')
    await expect(page.getByText(arrange.nothingFound)).toBeVisible()
    await expectAccessible(page)
    await page.getByRole('button', { name: arrange.clear }).click()
    await expect(page.getByRole('heading', { level: 2 })).toHaveCount(7)

    // What takes the place of a deleted project takes the focus too. Six are seen at a glance, the newest first.
    await choose(page, 'Beans', card.delete)
    await page.getByRole('dialog', { name: deletion.title }).getByRole('textbox').fill('Beans')
    await page.keyboard.press('Enter')
    await expect(
      page.getByRole('button', { name: fillText(card.menu, { title: 'Copy of Beans' }) }),
    ).toBeFocused()
  },
)

journey('a project is created and renamed without a mouse', { tag: '@thorough' }, async ({ page }) => {
  await becomeUser(page, inventPerson())
  await page.goto('/dashboard/projects')
  await page.getByRole('button', { name: empty.create }).focus()
  await page.keyboard.press('Enter')
  await expect(page.getByLabel(create.fields.title)).toBeFocused()
  await page.keyboard.press('Escape')
  await expect(page.getByRole('button', { name: empty.create })).toBeFocused()
  await page.keyboard.press('Enter')
  await page.keyboard.type('Tea shop')
  await page.keyboard.press('Enter')
  await expect(page).toHaveURL(/\/dashboard\/chat\?/)

  await page.goto('/dashboard/projects')
  await page.getByRole('button', { name: card.menu.replace('{title}', 'Tea shop') }).focus()
  await page.keyboard.press('Enter')
  await expect(page.getByRole('menuitem', { name: card.rename })).toBeFocused()
  await page.keyboard.press('Enter')
  await expect(page.getByRole('dialog').getByRole('textbox')).toBeFocused()
  await page.keyboard.type('Tea house')
  await page.keyboard.press('Enter')
  await expect(page.getByRole('button', { name: card.menu.replace('{title}', 'Tea house') })).toBeFocused()
})
