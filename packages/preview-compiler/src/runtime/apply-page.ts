import type { PreviewPage } from '../protocol.ts'

/** Gives an empty document the markup of a page. Its scripts run in their order, as they would have on loading. */
export function applyPage({ html, title }: PreviewPage): void {
  const page = new DOMParser().parseFromString(html, 'text/html')
  if (title !== '') document.title = title
  copyAttributes(page.documentElement, document.documentElement)
  copyAttributes(page.body, document.body)
  for (const element of Array.from(page.head.children))
    if (!['TITLE', 'BASE'].includes(element.tagName)) document.head.append(revive(element))
  document.body.replaceChildren(...page.body.childNodes)
  for (const script of document.body.querySelectorAll('script')) script.replaceWith(revive(script))
}

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
