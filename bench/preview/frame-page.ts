import { frameSource, parentSource } from '@joinery/contract'
import type { BrowserContext, Frame, Page } from '@playwright/test'
import { watchPaints } from './watch-paints.ts'

export const isPreview = (frame: Frame) => frame.url().includes('.preview.localhost')

/** A page of the app's own origin that answers the frame as the panel does. */
export async function openParent(context: BrowserContext, address: string): Promise<Page> {
  const page = await context.newPage()
  await watchPaints(page)
  // A page of the app in which nothing moves, emptied once it rests: only its origin and its policy matter here.
  await page.goto(`${address.replace('127.0.0.1', 'localhost')}/terms`, { waitUntil: 'networkidle' })
  await page.evaluate(`document.body.replaceChildren()
  addEventListener('message', ({ data, source, origin }) => {
    if (data.source !== '${frameSource}' || data.type !== 'ready') return
    for (const area of ['local', 'session'])
      source.postMessage({ source: '${parentSource}', type: 'storage', area, entries: [] }, origin)
  })`)
  return page
}

export async function showFrame(page: Page, url: string): Promise<void> {
  await page.evaluate(`(() => {
    const frame = document.createElement('iframe')
    frame.setAttribute('sandbox', 'allow-scripts allow-same-origin allow-forms')
    frame.style = 'width: 1000px; height: 700px'
    frame.src = ${JSON.stringify(url)}
    document.body.replaceChildren(frame)
  })()`)
}
