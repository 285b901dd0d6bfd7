import type { PreviewStyle } from '../protocol.ts'

/** Keeps one style element for each stylesheet, in the order of the cascade. */
export function applyStyles(changed: readonly PreviewStyle[], order: readonly string[]): void {
  const elements = new Map<string, HTMLStyleElement>()
  for (const element of document.querySelectorAll<HTMLStyleElement>(`style[${attribute}]`))
    elements.set(element.getAttribute(attribute) ?? '', element)
  for (const { id, css } of changed) {
    const element = elements.get(id) ?? createElement(id)
    elements.set(id, element)
    if (element.textContent !== css) element.textContent = css
  }
  const wanted = order.flatMap((id) => elements.get(id) ?? [])
  for (const [id, element] of elements) if (!order.includes(id)) element.remove()
  const present = [...document.querySelectorAll(`style[${attribute}]`)]
  const isInOrder =
    present.length === wanted.length && wanted.every((element, index) => element === present[index])
  // Moving a style element makes the browser read it again, so it is only done when the order is wrong.
  if (!isInOrder) document.head.append(...wanted)
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

function createElement(id: string): HTMLStyleElement {
  const element = document.createElement('style')
  element.setAttribute(attribute, id)
  return element
}
