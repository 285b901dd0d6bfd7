/** A line at the foot of the page for what is missing without stopping it. No names: no line. */
export function showNotice(names: readonly string[]): void {
  document.querySelector(tagName)?.remove()
  if (names.length === 0) return
  const host = document.createElement(tagName)
  const root = host.attachShadow({ mode: 'open' })
  const style = document.createElement('style')
  style.textContent = noticeStyles
  const text = document.createElement('span')
  text.textContent = `Not part of the preview: ${names.join(', ')}. What needs it does nothing.`
  const close = document.createElement('button')
  close.textContent = 'Close'
  close.addEventListener('click', () => host.remove())
  root.append(style, text, close)
  document.documentElement.append(host)
}

const tagName = 'joinery-notice'

const noticeStyles = `
:host { all: initial; position: fixed; left: 0.75rem; right: 0.75rem; bottom: 0.75rem; z-index: 2147483646; display: flex; gap: 0.75rem; align-items: center; justify-content: space-between; padding: 0.5rem 0.75rem; border-radius: 8px; background: #2a2413; color: #ffe7a3; font: 13px/1.4 system-ui, sans-serif; }
button { border: 1px solid #7a6a35; border-radius: 6px; background: none; color: inherit; font: inherit; cursor: pointer; }
`
