import type { Diagnostic } from '../diagnostics.ts'
import { keepInPage } from './keep-in-page.ts'

export type Overlay = ReturnType<typeof createOverlay>

/** What stands over the page while it cannot run, and the line below it while something is missing. */
export function createOverlay() {
  const host = document.createElement('joinery-overlay')
  const root = host.attachShadow({ mode: 'open' })
  let hasBuildErrors = false
  let isRunning = false
  let takeAway: (() => void) | undefined

  function hide(): void {
    takeAway?.()
    takeAway = undefined
  }

  function show(title: string, entries: readonly Entry[]): void {
    const panel = element('section', 'panel')
    panel.setAttribute('role', 'alertdialog')
    panel.setAttribute('aria-label', title)
    panel.append(element('h1', 'title', title))
    for (const { place, message, frame } of entries.slice(0, maxEntries)) {
      if (place !== undefined) panel.append(element('p', 'place', place))
      panel.append(element('p', 'message', message))
      if (frame !== undefined) panel.append(element('pre', 'frame', frame))
    }
    if (entries.length > maxEntries)
      panel.append(element('p', 'place', `and ${entries.length - maxEntries} more`))
    const close = element('button', 'close', 'Close')
    close.addEventListener('click', hide)
    panel.append(close)
    root.replaceChildren(createStyle(), panel)
    if (host.isConnected) return
    hide()
    takeAway = keepInPage(host)
  }

  return {
    /** Shows errors of the build, or takes them away when there are none. */
    showBuild(diagnostics: readonly Diagnostic[]): void {
      const errors = diagnostics.filter(({ severity }) => severity === 'error')
      if (errors.length > 0) {
        hasBuildErrors = true
        show('This project has errors', errors.map(toEntry))
      } else if (hasBuildErrors || isRunning) {
        hasBuildErrors = false
        isRunning = false
        hide()
      }
    },
    /** Shows that the page stopped. An error of the build is the better explanation, so it stays. */
    showRuntime(message: string, place: string | undefined): void {
      if (hasBuildErrors) return
      isRunning = true
      show('The page stopped with an error', [{ place, message, frame: undefined }])
    },
  }
}

interface Entry {
  place: string | undefined
  message: string
  frame: string | undefined
}

const maxEntries = 5

function toEntry({ file, line, column, message, frame }: Diagnostic): Entry {
  return { place: line === undefined ? file : `${file}:${line}:${column}`, message, frame }
}

function element(name: string, className: string, text?: string): HTMLElement {
  const created = document.createElement(name)
  created.className = className
  if (text !== undefined) created.textContent = text
  return created
}

function createStyle(): HTMLStyleElement {
  const style = document.createElement('style')
  style.textContent = overlayStyles
  return style
}

const overlayStyles = `
:host { all: initial; position: fixed; inset: 0; z-index: 2147483647; overflow: auto; background: rgb(10 10 12 / 0.92); }
.panel { box-sizing: border-box; max-width: 60rem; margin: 0 auto; padding: 2rem 1.25rem; color: #e8e8ea; font: 14px/1.5 system-ui, sans-serif; }
.title { margin: 0 0 1rem; font-size: 18px; font-weight: 600; color: #ff8080; }
.place { margin: 1rem 0 0; color: #8ab4ff; font-family: ui-monospace, monospace; overflow-wrap: anywhere; }
.message { margin: 0.25rem 0; white-space: pre-wrap; overflow-wrap: anywhere; }
.frame { margin: 0.5rem 0; padding: 0.75rem; overflow-x: auto; background: #1b1b20; border-radius: 6px; font: 13px/1.5 ui-monospace, monospace; }
.close { margin-top: 1.25rem; padding: 0.4rem 0.9rem; border: 1px solid #55555c; border-radius: 6px; background: none; color: inherit; font: inherit; cursor: pointer; }
`
