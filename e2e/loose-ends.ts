import type { Frame, Page } from '@playwright/test'
import { z } from 'zod'

/**
 * All that can be read in a page, and all elements that run a script or call a foreign host at once or as soon as
 * somebody touches them. React sets no attribute for what it listens to.
 */
export async function readLooseEnds(place: Page | Frame): Promise<z.output<typeof found>> {
  return found.parse(await place.evaluate(findLooseEnds))
}

const found = z.object({ looseEnds: z.array(z.string()), text: z.string() })

const findLooseEnds = String.raw`(() => {
  const looseEnds = [], texts = [document.title]
  const loading = ['src', 'srcset', 'href', 'xlink:href', 'action', 'formaction', 'data', 'poster', 'background']
  const spoken = ['title', 'alt', 'aria-label', 'placeholder', 'value', 'content']
  const judge = (element, name, value) => {
    if (name.startsWith('on') || name === 'srcdoc' || name === 'ping') return true
    if (name === 'style') return /url\(|image-set\(/.test(value)
    if (!loading.includes(name) || !URL.canParse(value, location.href)) return false
    const { protocol, host } = new URL(value, location.href)
    // A picture may hold its own bytes: nothing in it runs.
    if (protocol === 'data:') return !(element.tagName === 'IMG' && value.startsWith('data:image/'))
    if (protocol === 'javascript:' || protocol === 'vbscript:') return true
    if (!/^(?:https?|wss?):$/.test(protocol) || host === location.host) return false
    // Where a link leads is for whoever follows it. A preview's frame is on an origin of its own.
    return element.tagName !== 'A' && !(element.tagName === 'IFRAME' && /\.localhost(?::\d+)?$/.test(host))
  }
  const visit = (root) => {
    for (const element of root.querySelectorAll('*')) {
      if (element.shadowRoot) visit(element.shadowRoot)
      const isRefresh = element.tagName === 'META' && /refresh/i.test(element.getAttribute('http-equiv') ?? '')
      if (isRefresh || ['BASE', 'OBJECT', 'EMBED', 'FRAME', 'FRAMESET'].includes(element.tagName))
        looseEnds.push(element.outerHTML.slice(0, 200))
      for (const { name, value } of element.attributes) {
        if (judge(element, name, value)) looseEnds.push('<' + element.tagName + ' ' + name + '=' + value.slice(0, 120) + '>')
        if (spoken.includes(name)) texts.push(value)
      }
      if (['INPUT', 'TEXTAREA'].includes(element.tagName)) texts.push(element.value)
    }
    texts.push(root.textContent ?? '')
  }
  visit(document)
  texts.push(document.documentElement.innerText)
  return { looseEnds, text: texts.join('\n') }
})()`
