import { fileEndpoints, fillText, runEndpoints, texts } from '@joinery/contract'
import { sessionKey } from '../apps/web/src/lib/stored-session.ts'
import { expectAccessible, expectNoSidewaysScroll } from './accessibility.ts'
import { fileRow, openChat, replies, send } from './chat.ts'
import { expect, journey } from './journey.ts'
import type { Page } from './journey.ts'
import { journeyWith } from './journey-with.ts'
import type { Turn } from './model-provider.ts'

const { buildNotification, composer, conversation, generatedFiles, messages, plan, queue } = texts.chat

const slow = journeyWith(answer)

// A run compiles and checks what it wrote, which takes its time where machines are shared. And there is one product
// with these settings, not one for each worker.
slow.describe.configure({ mode: 'default', timeout: 120_000 })

/** As it comes: the offline model answers. */
const offline = journey.extend({ extraHTTPHeaders: {} })

/** A plan, a tea shop of four files, and a last word; everything else is small talk. */
function answer(prompt: string, turn: number): Turn {
  if (!prompt.includes('tea shop'))
    return { text: `You said something about **oak**. ${'It grows. '.repeat(60)}` }
  const steps = ['Set the table', 'Write the menu', 'Pour the tea'].map((title, index) => ({
    id: String(index),
    title,
  }))
  const files = {
    'index.html': '<div id="root"></div><script type="module" src="/src/main.tsx"></script>\n',
    'src/menu.ts': `export const menu = [${"'Assam', 'Sencha', ".repeat(60)}]\n`,
    'src/tea.ts': "export const tea = 'Tea is served'\n",
    'src/main.tsx':
      "import { createRoot } from 'react-dom/client'\nimport { tea } from './tea.ts'\nconst root = document.getElementById('root')\nif (root) createRoot(root).render(<h1>{tea}</h1>)\n",
  }
  const writes = Object.entries(files).map(([path, content]) => ({
    name: 'write_file',
    input: { path, content },
  }))
  const early = prompt.includes('page first') ? 1 : 0
  const proposal = {
    name: 'Tea shop',
    description: 'A shop for tea',
    features: [],
    steps,
    files: Object.keys(files),
    understood: ['A menu of teas'],
    notUnderstood: ['The usual'],
  }
  const turns: Turn[] = [
    { text: 'I will build a tea shop.', calls: [{ name: 'set_plan', input: proposal }] },
    ...(early > 0 ? [{ calls: writes.slice(0, early) }] : []),
    { calls: [...writes.slice(early), ...steps.map(({ id }) => ({ name: 'tick_step', input: { id } }))] },
  ]
  return turns[turn] ?? { text: 'The shop is open.' }
}

slow(
  'a user builds an app from a prompt, watches it, reloads in the middle, and sees it run',
  async ({ page, product, provider }) => {
    const { call, projectId } = await openChat(page, product)
    const sendButton = page.getByRole('button', { name: composer.send, exact: true })
    await expect(sendButton).toBeDisabled()
    const field = await page.getByLabel(composer.label, { exact: true }).boundingBox()
    expect(field?.height).toBeGreaterThanOrEqual(120)
    await expectAccessible(page)
    await page.getByRole('tab', { name: texts.chat.tabs.preview }).click()
    const noPreview = page.getByRole('heading', { name: texts.preview.empty })
    await expect(noPreview).toBeVisible()
    await page.getByRole('tab', { name: texts.chat.tabs.chat }).click()

    provider.hold()
    await send(page, 'Build a tea shop app, its page first')
    await expect(replies(page)).toContainText(messages.thinking)
    provider.holdAt('Sencha')
    provider.release()
    await expect(page.getByText(plan.notUnderstood)).toBeVisible()
    await expect(page.getByRole('list', { name: texts.chat.progress.steps })).toContainText('Pour the tea')
    await expect(fileRow(page, 'src/menu.ts', 'writing')).toBeVisible()
    await page.reload()
    await expect(fileRow(page, 'src/menu.ts', 'writing')).toBeVisible()
    await expect(page.getByRole('progressbar', { name: texts.chat.progress.label })).toBeVisible()
    await expectAccessible(page)
    // The page is there, and what it starts is not: that is no error while somebody writes it.
    const frame = page.frameLocator('iframe')
    await page.getByRole('tab', { name: texts.chat.tabs.preview }).click()
    await expect(frame.locator('joinery-waiting')).toBeAttached()
    await expect(frame.locator('joinery-overlay')).toHaveCount(0)
    await page.getByRole('tab', { name: texts.chat.tabs.chat }).click()
    provider.release()

    // When files were produced the view goes to the code, and the chat tells the rest.
    await expect(page).toHaveURL(/tab=code/)
    await page.getByRole('tab', { name: texts.chat.tabs.chat }).click()
    await expect(replies(page)).toHaveCount(1)
    await expect(replies(page)).toContainText('The shop is open.')
    await expect(replies(page)).toContainText(fillText(generatedFiles.viewAll, { n: 4 }))
    const { entries } = await call(fileEndpoints.tree, { projectId })
    expect(entries.filter(({ kind }) => kind === 'file').map(({ path }) => path)).toEqual([
      'index.html',
      'src/main.tsx',
      'src/menu.ts',
      'src/tea.ts',
    ])
    await expectAccessible(page)

    await replies(page).getByRole('button', { name: buildNotification.run }).click()
    await expect(frame.getByRole('heading', { name: 'Tea is served' })).toBeVisible()
    await expect(noPreview).toBeHidden()
  },
)

slow(
  'two tabs watch one run, a message waits behind it, and stop ends it in both',
  async ({ page, product, provider }) => {
    const { call, projectId } = await openChat(page, product)
    const other = await page.context().newPage()
    const session = await page.evaluate((key) => sessionStorage.getItem(key) ?? '', sessionKey)
    await other.goto('/healthz')
    await other.evaluate(([key, value]) => sessionStorage.setItem(key, value), [sessionKey, session] as const)
    await other.goto(`/dashboard/chat?projectId=${projectId}`)
    await expect(other.getByText(conversation.empty)).toBeVisible()

    provider.holdAt('Sencha')
    await send(page, 'Build a tea shop app')
    await expect(fileRow(page, 'src/menu.ts', 'writing')).toBeVisible()
    await expect(fileRow(other, 'src/menu.ts', 'writing')).toBeVisible()

    await send(page, 'And then some oak')
    const waiting = page.getByRole('region', { name: queue.heading })
    await expect(waiting).toContainText('And then some oak')
    await waiting.getByRole('button', { name: queue.edit }).click()
    await waiting.getByLabel(queue.field).fill('And then some elm')
    await waiting.getByRole('button', { name: queue.save }).click()
    await expect(waiting).toContainText('And then some elm')
    await expect(other.getByRole('region', { name: queue.heading })).toContainText('And then some elm')
    await waiting.getByRole('button', { name: queue.remove }).click()
    await expect(waiting).toBeHidden()
    await expect(other.getByRole('region', { name: queue.heading })).toBeHidden()

    await other.getByRole('button', { name: composer.stop, exact: true }).click()
    await expect(replies(other)).toContainText(messages.stopped)
    await expect(replies(page)).toContainText(messages.stopped)
    provider.release()
    const { runs } = await call(runEndpoints.list, { projectId })
    expect(runs.map(({ status }) => status)).toEqual(['stopped'])
  },
)

slow(
  'a user attaches files, talks, copies, edits and tries again on a phone',
  { tag: '@thorough' },
  async ({ page, product, context, complaints }) => {
    await context.grantPermissions(['clipboard-read', 'clipboard-write'])
    await page.setViewportSize({ width: 375, height: 812 })
    await openChat(page, product)
    await page
      .getByLabel(texts.chat.attachments.add)
      .and(page.locator('input'))
      .setInputFiles({ name: 'oak.json', mimeType: 'application/json', buffer: Buffer.from('{"oak":1}') })
    await expect(page.getByText(fillText(texts.chat.upload.succeeded, { name: 'oak.json' }))).toBeVisible()
    await page
      .getByLabel(texts.chat.attachments.add)
      .and(page.locator('input'))
      .setInputFiles({ name: 'oak.json', mimeType: 'application/json', buffer: Buffer.from([0, 1, 2, 255]) })
    await expect(page.getByText(texts.chat.upload.failed, { exact: true })).toBeVisible()
    // The browser itself reports the file that was refused.
    complaints.length = 0

    const attached = page.getByRole('list', { name: texts.chat.attachments.list }).getByRole('listitem')
    await expect(attached).toHaveCount(1)
    for (const way of ['paste', 'drop'] as const) await giveFile(page, way)
    await expect(attached).toHaveCount(3)

    // The toasts of the uploads are still there, and leave it free.
    await page.getByRole('button', { name: composer.generateApp }).click()
    await expect(page.getByText(composer.descriptionRequired)).toBeVisible()
    await send(page, 'Tell me about oak')
    await expect(replies(page).getByText('oak', { exact: true })).toHaveCSS('font-weight', '600')
    const more = replies(page).getByRole('button', { name: messages.showMore })
    await more.click()
    await expect(replies(page).getByRole('button', { name: messages.showLess })).toBeVisible()
    await expectNoSidewaysScroll(page)
    await expectAccessible(page)

    const mine = page.getByRole('article', { name: conversation.you })
    await expect(mine.getByRole('link', { name: /json|txt/ })).toHaveCount(3)
    await mine.getByRole('button', { name: messages.copy }).click()
    expect(await page.evaluate(() => navigator.clipboard.readText())).toBe('Tell me about oak')
    await mine.getByRole('button', { name: messages.edit }).click()
    await expect(page.getByLabel(composer.label, { exact: true })).toHaveValue('Tell me about oak')
    await replies(page).getByRole('button', { name: messages.actions }).click()
    await page.getByRole('menuitem', { name: messages.retry }).click()
    await expect(replies(page)).toHaveCount(2)
  },
)

offline('without any provider an app is built, seen and changed', async ({ page, product }) => {
  const asked: string[] = []
  page.on('request', (request) => asked.push(new URL(request.url()).pathname))
  await openChat(page, product)
  await send(page, 'Build a task app with projects and due dates')
  await expect(page).toHaveURL(/tab=code/, { timeout: 40_000 })
  // Over the code one sees the app running, and the same frame becomes the whole preview.
  const app = page.frameLocator('iframe').getByRole('heading').first()
  await expect(app).toBeVisible()
  await expectAccessible(page)
  await page.getByRole('button', { name: texts.workspace.smallPreview.open }).click()
  await expect(page).toHaveURL(/tab=preview/)
  await expect(app).toBeVisible()
  await page.getByRole('tab', { name: texts.chat.tabs.codeViewer }).click()
  await expect(page.locator('iframe')).toBeHidden()
  await page.getByRole('tab', { name: texts.chat.tabs.chat }).click()
  const built = replies(page).first()
  const steps = built.getByRole('list', { name: texts.chat.progress.steps }).getByRole('listitem')
  await expect(steps.nth(7)).toBeVisible()
  expect(await steps.count()).toBeLessThanOrEqual(12)
  await built.getByRole('button', { name: buildNotification.run }).click()
  await expect(page.frameLocator('iframe').getByRole('heading').first()).toBeVisible()
  // Its icons come by name: all of them together are a megabyte.
  expect(asked.some((path) => /\/lucide-react\/icons\.[\w,]+\.js$/.test(path))).toBe(true)
  expect(asked.filter((path) => path.endsWith('/lucide-react.js'))).toEqual([])

  await page.getByRole('tab', { name: texts.chat.tabs.chat }).click()
  await send(page, 'Make it blue')
  await expect(page).toHaveURL(/tab=code/, { timeout: 40_000 })
  await expect(page.locator('iframe')).toBeVisible()
  await page.getByRole('button', { name: texts.workspace.smallPreview.close }).click()
  await expect(page.locator('iframe')).toBeHidden()
  await page.getByRole('tab', { name: texts.chat.tabs.chat }).click()
  await expect(replies(page).last().getByRole('list', { name: generatedFiles.heading })).toBeVisible()
})

/** Gives a file to the field as the clipboard or the desktop would. */
async function giveFile(page: Page, way: 'paste' | 'drop') {
  const field = page.getByLabel(composer.label, { exact: true })
  await field.evaluate((element, kind) => {
    const files = new DataTransfer()
    files.items.add(new File(['oak'], `${kind}.txt`, { type: 'text/plain' }))
    const facts = { bubbles: true, cancelable: true }
    const event =
      kind === 'paste'
        ? new ClipboardEvent(kind, { ...facts, clipboardData: files })
        : new DragEvent(kind, { ...facts, dataTransfer: files })
    element.dispatchEvent(event)
  }, way)
  await expect(page.getByText(fillText(texts.chat.upload.succeeded, { name: `${way}.txt` }))).toBeVisible()
}
