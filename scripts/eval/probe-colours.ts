import type { ApplicationModel } from '@joinery/offline-model'
import type { Page } from '@playwright/test'
import { z } from 'zod'
import { judge } from './probe.ts'
import type { Probe } from './probe.ts'

/** The asked background behind everything, and the asked colour on what one sees and presses. */
export async function probeColours(page: Page, { look }: ApplicationModel): Promise<Probe[]> {
  if (look.mode === 'dark') return []
  const { background, painted } = seenColours.parse(await page.evaluate(readColours))
  const component = toRgb(look.component)
  return [
    judge('background colour', background === toRgb(look.background), background),
    judge('component colour', painted.includes(component), `${component} on nothing`),
  ]
}

const seenColours = z.object({ background: z.string(), painted: z.array(z.string()) })

/** Runs in the page: the body's colour, and every colour that fills at least the room of a small button. */
const readColours = `(() => {
  const painted = new Set()
  for (const element of document.querySelectorAll('body *')) {
    const { width, height } = element.getBoundingClientRect()
    if (width * height >= 800 && element.checkVisibility()) painted.add(getComputedStyle(element).backgroundColor)
  }
  return { background: getComputedStyle(document.body).backgroundColor, painted: [...painted] }
})()`

function toRgb(hex: string): string {
  const [r, g, b] = [1, 3, 5].map((at) => Number.parseInt(hex.slice(at, at + 2), 16))
  return `rgb(${r}, ${g}, ${b})`
}
