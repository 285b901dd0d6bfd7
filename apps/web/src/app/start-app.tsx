import { StrictMode } from 'react'
import { createRoot, hydrateRoot } from 'react-dom/client'
import { BrowserRouter } from 'react-router'
import { shareCspNonce } from '../lib/csp-nonce.ts'
import { tellCarriedNotice } from '../lib/carried-notice.ts'
import { wholeSheet } from '../lib/whole-sheet.ts'
import { App } from './app.tsx'
import { missingAddress } from './missing-address.ts'
import { notFound, screenAt } from './screens.ts'

/** Runs the application. A prerendered page is taken over as it stands; that needs its screen's code first. */
export async function startApp(): Promise<void> {
  const container = document.querySelector<HTMLElement>('#root')
  if (!container) throw new Error('The page has no #root element.')
  shareCspNonce(document)
  tellCarriedNotice()
  const app = (
    <StrictMode>
      <BrowserRouter>
        <App />
      </BrowserRouter>
    </StrictMode>
  )
  if (container.dataset['prerendered'] === undefined) {
    void beginWork()
    createRoot(container).render(app)
    return
  }
  const { pathname } = window.location
  const { preload } = pathname === missingAddress ? notFound : screenAt(pathname)
  await Promise.all([preload(), wholeSheet()])
  hydrateRoot(container, app)
}

/** What the screen shows and the code that shows it are asked for at once, before anything is drawn. */
async function beginWork() {
  void screenAt(window.location.pathname)
    .preload()
    .catch(() => undefined)
  const { beginScreen } = await import('./begin-screen.ts')
  beginScreen(window.location)
}
