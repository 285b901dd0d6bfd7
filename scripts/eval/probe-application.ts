import type { ApplicationModel } from '@joinery/offline-model'
import type { Page } from '@playwright/test'
import { z } from 'zod'

export interface Probe {
  readonly name: string
  readonly isPassed: boolean
  readonly detail: string
}

/** What a visitor would notice: the colours, that every link leads somewhere, that forms refuse nonsense. */
export async function probeApplication(page: Page, model: ApplicationModel): Promise<Probe[]> {
  await readText(page)
  const probes: Probe[] = [...(await probeColours(page, model))]
  for (const screen of model.screens.filter(
    ({ path, access }) => access === 'public' && !path.includes(':id'),
  )) {
    await page.goto(new URL(screen.path, page.url()).href)
    const text = await readText(page)
    const isShown = text.trim().length > 40 && !/not found|cannot find/i.test(text.slice(0, 400))
    probes.push({ name: `opens ${screen.path}`, isPassed: isShown, detail: isShown ? '' : text.slice(0, 80) })
  }
  return [...probes, ...(await probeLinks(page))]
}

/** A busy machine takes its time to paint: the text is read once there is some. */
export async function readText(page: Page): Promise<string> {
  await page
    .waitForFunction('document.body?.innerText.trim().length > 40', undefined, { timeout: 10_000 })
    .catch(() => undefined)
  return page.locator('body').innerText()
}

async function probeColours(page: Page, { look }: ApplicationModel): Promise<Probe[]> {
  const seen = seenColours.parse(await page.evaluate(readColours))
  if (look.mode === 'dark') return []
  const background = toRgb(look.background)
  const component = toRgb(look.component)
  return [
    { name: 'background colour', isPassed: seen.background === background, detail: seen.background },
    { name: 'component colour', isPassed: seen.all.includes(component), detail: component },
  ]
}

const seenColours = z.object({ background: z.string(), all: z.array(z.string()) })

/** Runs in the page, where the types of this side do not reach. */
const readColours = `(() => {
  const colours = new Set()
  for (const element of document.querySelectorAll('body *')) {
    const { backgroundColor, borderColor } = getComputedStyle(element)
    colours.add(backgroundColor)
    colours.add(borderColor)
  }
  return { background: getComputedStyle(document.body).backgroundColor, all: [...colours] }
})()`

function toRgb(hex: string): string {
  const [r, g, b] = [1, 3, 5].map((at) => Number.parseInt(hex.slice(at, at + 2), 16))
  return `rgb(${r}, ${g}, ${b})`
}

/** Every link of the first page leads to a page of the app. */
async function probeLinks(page: Page): Promise<Probe[]> {
  await page.goto(new URL('/', page.url()).href)
  await readText(page)
  const addresses = await page
    .locator('a[href^="/"]')
    .evaluateAll((links) => [...new Set(links.map((link) => link.getAttribute('href') ?? '/'))])
  const probes: Probe[] = []
  for (const address of addresses.slice(0, 12)) {
    await page.goto(new URL(address, page.url()).href)
    const text = await readText(page)
    probes.push({
      name: `link ${address}`,
      isPassed: text.trim().length > 40 && !/page (?:was )?not found/i.test(text),
      detail: '',
    })
  }
  return probes
}
