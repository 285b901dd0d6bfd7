import type { RecordedExample } from '../../../lib/recorded-example.ts'

/** The width that the app is laid out for, where the window has room for more than a phone. */
const wideLayout = 1024
const phone = '(width < 40rem)'
const pieces = 'header, main h1, main h2, main p, main svg, main li, main a, main button'

/** An element takes a root once, and a closed one is not given back. */
const roots = new WeakMap<HTMLElement, ShadowRoot>()

/**
 * Draws a recorded screen below an element, out of reach of the page's styles and of whoever looks for the page's own
 * headings and buttons, and shows it piece by piece.
 */
export function paintApp(host: HTMLElement, { html, css }: RecordedExample['app']) {
  const root = roots.get(host) ?? host.attachShadow({ mode: 'closed' })
  roots.set(host, root)
  const sheet = new CSSStyleSheet()
  // Pieces are there when they are shown, and not on their way.
  const still = '.screen, .screen * { transition: none !important; animation: none !important }'
  sheet.replaceSync(`${css} ${still} .screen { color-scheme: light; transform-origin: 0 0 }`)
  root.adoptedStyleSheets = [sheet]
  root.innerHTML = `<div class="screen" inert>${html}</div>`
  for (const element of root.querySelectorAll<HTMLElement>('[data-style]'))
    element.style.cssText = element.dataset['style'] ?? ''
  const screen = root.querySelector<HTMLElement>('.screen')
  const parts = Array.from(root.querySelectorAll<HTMLElement>(pieces))

  const fit = new ResizeObserver(() => {
    const scale = matchMedia(phone).matches ? 1 : host.clientWidth / wideLayout
    if (!screen) return
    screen.style.width = scale === 1 ? '' : `${wideLayout}px`
    screen.style.height = `${100 / scale}%`
    screen.style.scale = String(scale)
  })
  fit.observe(host)

  return {
    show(share: number) {
      if (screen) screen.style.visibility = share > 0 ? '' : 'hidden'
      const count = Math.ceil(share * parts.length)
      host.dataset['painted'] = `${count} of ${parts.length}`
      parts.forEach((part, index) => (part.style.visibility = index < count ? 'visible' : 'hidden'))
    },
    stop: () => fit.disconnect(),
  }
}
