import type { PreviewPage } from '../protocol.ts'

/** Gives an empty document the markup of a page. Its scripts run in their order, as they would have on loading. */
export function applyPage({ html, title, styles }: PreviewPage): void {
  const page = new DOMParser().parseFromString(html, 'text/html')
  const early = takeStyles(page, styles)
  if (title !== '') document.title = title
  copyAttributes(page.documentElement, document.documentElement)
  copyAttributes(page.body, document.body)
  for (const element of Array.from(page.head.children))
    if (!['TITLE', 'BASE'].includes(element.tagName)) document.head.append(revive(element))
  document.head.append(...early)
  document.body.replaceChildren(...page.body.childNodes)
  for (const script of document.body.querySelectorAll('script')) script.replaceWith(revive(script))
}

/** The styles that came before the page go where it links them. The others come last, unless they are another page's. */
function takeStyles(page: Document, styles: readonly string[]): Element[] {
  const places = new Map([...page.querySelectorAll(styleElements)].map((place) => [idOf(place), place]))
  const early = [...document.querySelectorAll(styleElements)]
  for (const style of early) {
    const place = places.get(idOf(style))
    if (place) place.textContent = style.textContent
    if (place || !styles.includes(idOf(style))) style.remove()
  }
  // Where nothing is linked they stay where they are: a browser reads again what is moved.
  return places.size === 0 ? [] : early.filter((style) => style.isConnected)
}

const styleElements = 'style[data-joinery-style]'
const idOf = (style: Element) => style.getAttribute('data-joinery-style') ?? ''

function copyAttributes(from: Element, to: Element): void {
  for (const { name, value } of from.attributes) to.setAttribute(name, value)
}

/** A script that a parser made without running it never runs; a new one does. */
function revive(element: Element): Element {
  if (element.tagName !== 'SCRIPT') return element
  const script = document.createElement('script')
  copyAttributes(element, script)
  script.textContent = element.textContent
  script.async = element.hasAttribute('async')
  return script
}
