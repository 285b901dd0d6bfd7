import { readFile } from 'node:fs/promises'
import { fileURLToPath } from 'node:url'
import type { Frame, Page } from '@playwright/test'
import type { NodeResult, Result } from 'axe-core'

export interface Violation extends Pick<Result, 'id'> {
  nodes: Pick<NodeResult, 'target' | 'html'>[]
}

/** What is judged, as a selector, and by which rules or kinds of rules; everything by all, unless given. */
export interface Look {
  subject?: string
  /** Judges what runs in frames as well. In a preview that is the user's app. */
  withFrames?: boolean
  rules?: readonly string[]
  kinds?: readonly string[]
}

/** What axe finds wrong with a page as it is. What holds is not told element by element: that took longer than to judge it. */
export async function findViolations(page: Page, look: Look): Promise<Violation[]> {
  const { subject = 'html', withFrames = false, rules, kinds } = look
  for (const frame of withFrames ? page.frames() : [page.mainFrame()]) await bringAxe(frame)
  const context = { include: [[subject]], exclude: withFrames ? [] : [['iframe']] }
  const options = {
    resultTypes: ['violations'],
    ...(rules && { runOnly: { type: 'rule', values: rules } }),
    ...(kinds && { runOnly: { type: 'tag', values: kinds } }),
  }
  return page.evaluate<Violation[]>(
    `axe.run(${JSON.stringify(context)}, ${JSON.stringify(options)}).then(({ violations }) =>
      violations.map(({ id, nodes }) => ({ id, nodes: nodes.map(({ target, html }) => ({ target, html })) })))`,
  )
}

/**
 * Sending and compiling it takes longer than most looks, so each document gets it once, in its short form. Frames tell
 * the page what is wrong in them, wherever they come from.
 */
async function bringAxe(frame: Frame): Promise<void> {
  const isThere = await frame.evaluate<boolean>('typeof globalThis.axe?.run === "function"')
  if (!isThere)
    await frame.evaluate(`${await source}; axe.configure({ allowedOrigins: ['<unsafe_all_origins>'] })`)
}

const source = readFile(fileURLToPath(import.meta.resolve('axe-core/axe.min.js')), 'utf8')
