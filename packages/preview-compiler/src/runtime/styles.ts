import type { PreviewStyle } from '../protocol.ts'

/** Keeps one style element for each stylesheet of the page, in the order of the cascade. */
export function applyStyles(changed: readonly PreviewStyle[], order: readonly string[]): void {
  const elements = new Map<string, HTMLStyleElement>()
  for (const element of document.querySelectorAll<HTMLStyleElement>(`style[${attribute}]`))
    elements.set(element.getAttribute(attribute) ?? '', element)
  for (const { id, css } of changed) {
    if (!order.includes(id)) continue
    const element = elements.get(id) ?? createElement(id)
    elements.set(id, element)
    if (element.textContent !== css) element.textContent = css
  }
  const wanted = order.flatMap((id) => elements.get(id) ?? [])
  for (const [id, element] of elements) if (!order.includes(id)) element.remove()
  // From the last to the first. Moving one makes the browser read it again, and those that the page links have their place.
  let next: Element | undefined
  for (const element of wanted.toReversed()) {
    if (!element.isConnected || (next && !isBefore(element, next))) {
      if (next) next.before(element)
      else document.head.append(element)
    }
    next = element
  }
}

/** Stylesheets of packages and of other sites. They load beside the page and never hold it back. */
export function applyRemoteStyles(urls: readonly string[]): void {
  const present = new Set(
    [...document.querySelectorAll('link[data-joinery-remote]')].map((link) => link.getAttribute('href')),
  )
  for (const url of urls) {
    if (present.has(url)) continue
    const link = document.createElement('link')
    link.rel = 'stylesheet'
    link.href = url
    link.setAttribute('data-joinery-remote', '')
    document.head.prepend(link)
  }
}

const attribute = 'data-joinery-style'

function isBefore(element: Element, next: Element): boolean {
  return (element.compareDocumentPosition(next) & Node.DOCUMENT_POSITION_FOLLOWING) !== 0
}

function createElement(id: string): HTMLStyleElement {
  const element = document.createElement('style')
  element.setAttribute(attribute, id)
  return element
}
