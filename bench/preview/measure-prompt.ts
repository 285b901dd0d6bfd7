import { randomUUID } from 'node:crypto'
import { endpoints, runId } from '@joinery/contract'
import type { Browser } from '@playwright/test'
import type { BenchProject } from '../projects/project-server.ts'
import { isPreview, openParent, showFrame } from './frame-page.ts'
import { now, waitForPaint } from './watch-paints.ts'

/** From sending a prompt to the painted app of the offline model, in a frame that opens with the run. */
export async function measurePrompt(browser: Browser, user: BenchProject, rounds: number): Promise<number[]> {
  const times: number[] = []
  for (const prompt of prompts.slice(0, rounds)) {
    const { id: projectId } = await user.call(endpoints.projects.create, { title: 'Bench' })
    const context = await browser.newContext()
    const page = await openParent(context, user.address)
    const { url } = await user.call(endpoints.preview.open, { projectId })
    await showFrame(page, url)
    await page.frameLocator('iframe').locator('joinery-waiting').waitFor()
    const sentAt = now()
    await user.call(endpoints.runs.start, { projectId, id: runId.parse(randomUUID()), prompt })
    times.push((await waitForPaint(page, 'app', isPreview)) - sentAt)
    await context.close()
  }
  return times
}

const prompts = [
  'Build a todo app for a carpenter',
  'Build an app that lists recipes with their ingredients',
  'Build a booking app for a bicycle workshop',
  'Build an expense tracker app with a chart',
  'Build an app for a small library and its loans',
  'Build a habit tracker app',
  'Build a shop app for handmade candles',
]
