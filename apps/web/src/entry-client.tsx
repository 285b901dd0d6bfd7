import { StrictMode } from 'react'
import { createRoot, hydrateRoot } from 'react-dom/client'
import { BrowserRouter } from 'react-router'
import { App } from './app/app.tsx'
import { screenAt } from './app/screens.ts'
import { shareCspNonce } from './lib/csp-nonce.ts'
import './styles/app.css'

shareCspNonce(document)
await start(document.querySelector('#root'))

/** A prerendered page is taken over as it stands; that needs its screen's code first. */
async function start(container: HTMLElement | null) {
  if (!container) throw new Error('The page has no #root element.')
  const app = (
    <StrictMode>
      <BrowserRouter>
        <App />
      </BrowserRouter>
    </StrictMode>
  )
  if (container.dataset['prerendered'] === undefined) {
    createRoot(container).render(app)
    return
  }
  await Promise.all([screenAt(window.location.pathname).preload(), wholeSheet()])
  hydrateRoot(container, app)
}

/** A written page brings only its own styles; every other screen needs the sheet that is fetched with this script. */
async function wholeSheet() {
  const link = document.querySelector<HTMLLinkElement>('link[rel="stylesheet"]')
  if (!link || link.sheet) return
  await new Promise((done) => {
    link.addEventListener('load', done, { once: true })
    link.addEventListener('error', done, { once: true })
  })
}
