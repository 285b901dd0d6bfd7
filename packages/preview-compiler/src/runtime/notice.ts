import { keepInPage } from './keep-in-page.ts'

interface Absent {
  /** Packages that the preview does not have. */
  packages: readonly string[]
  /** What else cannot run here, each in a sentence. */
  sentences: readonly string[]
}

/** A line at the foot of the page for what is missing without stopping it. Nothing missing: no line. */
export function showNotice({ packages, sentences }: Absent): void {
  takeAway()
  const told = new Set(sentences)
  if (packages.length > 0)
    told.add(`Not part of the preview: ${packages.join(', ')}. What needs it does nothing.`)
  if (told.size === 0) return
  const host = document.createElement('joinery-notice')
  const root = host.attachShadow({ mode: 'open' })
  const style = document.createElement('style')
  style.textContent = noticeStyles
  const text = document.createElement('span')
  text.textContent = [...told].join(' ')
  const close = document.createElement('button')
  close.textContent = 'Close'
  close.addEventListener('click', () => takeAway())
  root.append(style, text, close)
  takeAway = keepInPage(host)
}

/** There is one line at a time. */
let takeAway: () => void = () => undefined

const noticeStyles = `
:host { all: initial; position: fixed; left: 0.75rem; right: 0.75rem; bottom: 0.75rem; z-index: 2147483646; display: flex; gap: 0.75rem; align-items: center; justify-content: space-between; padding: 0.5rem 0.75rem; border-radius: 8px; background: #2a2413; color: #ffe7a3; font: 13px/1.4 system-ui, sans-serif; }
button { border: 1px solid #7a6a35; border-radius: 6px; background: none; color: inherit; font: inherit; cursor: pointer; }
`
