import type { BrowserContext, Frame, Page } from '@playwright/test'
import {
  findInjections,
  foreignDomain,
} from '../apps/server/src/testing/script-injections/list-script-injections.ts'
import { readLooseEnds } from './loose-ends.ts'

export interface ScriptWatch {
  /** Looks at a page as it stands, and remembers which injections can be read there. */
  look: (place: Page | Frame) => Promise<void>
  /** What ran, called out, asked or stood ready to since the last time, and which injections could be read. */
  take: () => { alarms: string[]; seen: ReadonlySet<number> }
}

/**
 * Watches everything that is opened at the product's own address: a script of an injection, a request to a foreign
 * host, a dialog of the browser. What an app does in the frame of its preview is its own.
 */
export async function watchScripts(context: BrowserContext, address: string): Promise<ScriptWatch> {
  const { host } = new URL(address)
  let alarms = new Set<string>()
  let seen = new Set<number>()
  const isOurs = (frame: Frame): boolean => {
    const { protocol, host: where } = new URL(frame.url() || 'about:blank')
    if (protocol === 'http:' || protocol === 'https:') return where === host
    const parent = frame.parentFrame()
    return parent === null || isOurs(parent)
  }
  await context.exposeBinding('ran', ({ frame }, id: number) => {
    if (isOurs(frame)) alarms.add(`ran(${id}) in ${frame.url()}`)
  })
  // Nobody is there; the request alone is the alarm.
  await context.route(
    ({ hostname }) => hostname.endsWith(`.${foreignDomain}`),
    (route) => route.abort(),
  )
  context.on('request', (request) => {
    const url = new URL(request.url())
    if (!['http:', 'https:', 'ws:', 'wss:'].includes(url.protocol) || url.host === host) return
    // The frame of a preview is asked for by our page, and is on this machine.
    if (url.hostname.endsWith('.localhost')) return
    if (isOurs(request.frame())) alarms.add(`${request.resourceType()} of ${url.href}`)
  })
  context.on('dialog', (dialog) => {
    alarms.add(`dialog: ${dialog.message()}`)
    void dialog.dismiss()
  })
  return {
    async look(place) {
      // Whoever is sent on is looked at where they arrive.
      const { looseEnds, text } = await readLooseEnds(place).catch(() => readLooseEnds(place))
      for (const each of looseEnds) alarms.add(each)
      for (const id of findInjections(text)) seen.add(id)
    },
    take() {
      const taken = { alarms: [...alarms], seen }
      alarms = new Set()
      seen = new Set()
      return taken
    },
  }
}

/** Waits until what a page began before has failed or loaded: a picture of its own that is not there fails after it. */
export async function settle(page: Page): Promise<void> {
  await page.evaluate(loadNothing)
}

const loadNothing = `new Promise((resolve) => {
  const last = new Image()
  last.onerror = () => requestAnimationFrame(() => requestAnimationFrame(resolve))
  last.src = '/storage/v1/object/public/nothing-' + Math.random() + '.png'
})`
