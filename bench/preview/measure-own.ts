import { setTimeout as sleep } from 'node:timers/promises'
import { endpoints } from '@joinery/contract'
import type { ProjectId } from '@joinery/contract'
import type { Browser, BrowserContext, Page } from '@playwright/test'
import type { TestUser } from '../../apps/server/src/testing/test-user.ts'
import type { BenchApp } from './bench-app.ts'
import { isPreview, openParent, showFrame } from './frame-page.ts'
import { now, waitForPaint } from './watch-paints.ts'

export interface OwnTimes {
  /** From saving the last file to the painted page, in a frame that was opened before. */
  lastFile: number[]
  /** From the frame's address to the painted page, with nothing in the browser and the project not open yet. */
  cold: number[]
  /** The same once more. */
  warm: number[]
  /** From saving the root component to the painted change. */
  edit: number[]
}

type User = Pick<TestUser, 'call'>

/** What somebody waits for who looks at the project's preview. */
export async function measureOwn(
  browser: Browser,
  { app, user, address, rounds }: { app: BenchApp; user: User; address: string; rounds: number },
): Promise<OwnTimes> {
  const times: OwnTimes = { lastFile: [], cold: [], warm: [], edit: [] }
  for (let round = 0; round < rounds; round += 1) {
    const { id: projectId } = await user.call(endpoints.projects.create, { title: `Bench ${round}` })
    times.lastFile.push(await measureLastFile({ browser, app, user, address, projectId }))
    const { id: copy } = await user.call(endpoints.projects.duplicate, { projectId })
    const context = await browser.newContext()
    times.cold.push(await measureOpen({ context, user, address, projectId: copy }))
    const page = await openParent(context, address)
    times.warm.push(await measureOpen({ context, user, address, projectId: copy, page }))
    times.edit.push(...(await measureEdits({ app, user, projectId: copy, page })))
    await context.close()
  }
  return times
}

interface Visit {
  user: User
  address: string
  projectId: ProjectId
}

async function measureLastFile({
  browser,
  app,
  ...visit
}: Visit & { browser: Browser; app: BenchApp }): Promise<number> {
  const context = await browser.newContext()
  const page = await openParent(context, visit.address)
  await showFrame(page, await openUrl(visit))
  await page.frameLocator('iframe').locator('joinery-waiting').waitFor()
  const last = app.files.at(-1)
  for (const { path, content } of app.files.slice(0, -1)) await save(visit, path, content)
  // The browser catches up with what was written so far, as it does while a run thinks about its next file.
  await sleep(600)
  const savedAt = now()
  if (last) await save(visit, last.path, last.content)
  const taken = (await waitForPaint(page, 0, isPreview)) - savedAt
  await context.close()
  return taken
}

async function measureOpen({
  context,
  page,
  ...visit
}: Visit & { context: BrowserContext; page?: Page }): Promise<number> {
  const parent = page ?? (await openParent(context, visit.address))
  const url = await openUrl(visit)
  const startedAt = now()
  await showFrame(parent, url)
  const taken = (await waitForPaint(parent, 0, isPreview)) - startedAt
  if (!page) await parent.close()
  return taken
}

async function measureEdits(visit: {
  app: BenchApp
  user: User
  projectId: ProjectId
  page: Page
}): Promise<number[]> {
  const { app, user, projectId, page } = visit
  const taken: number[] = []
  for (const mark of [1, 2, 3]) {
    const path = 'src/App.tsx'
    const { hash: baseHash } = await user.call(endpoints.files.read, { projectId, path })
    const savedAt = now()
    await user.call(endpoints.files.write, { projectId, path, content: app.edited(mark), baseHash })
    taken.push((await waitForPaint(page, mark, isPreview)) - savedAt)
  }
  return taken
}

async function openUrl({ user, projectId }: Visit): Promise<string> {
  return (await user.call(endpoints.preview.open, { projectId })).url
}

function save({ user, projectId }: Pick<Visit, 'user' | 'projectId'>, path: string, content: string) {
  return user.call(endpoints.files.write, { projectId, path, content, baseHash: null })
}
