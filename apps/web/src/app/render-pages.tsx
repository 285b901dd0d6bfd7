import { StrictMode } from 'react'
import { renderToString } from 'react-dom/server'
import { StaticRouter } from 'react-router'
import { isPrerendered, routes, texts } from '@joinery/contract'
import { App } from './app.tsx'
import { notFound, routeNames, screens } from './screens.ts'
import type { LazyScreen } from './lazy-screen.tsx'
import { LoadingScreen } from '../components/layout/loading-screen.tsx'
import { pageContents } from '../features/not-built/page-contents.ts'
import { pageTitle } from '../lib/page-title.ts'
import type { RenderedPage } from '../lib/rendered-page.ts'

/** Every page that looks the same to everybody, the 404 page, and the one that all other addresses start from. */
export async function renderPages(): Promise<RenderedPage[]> {
  const names = routeNames.filter((name) => isPrerendered(routes[name]))
  const pages = await Promise.all(
    names.map(async (name) => ({
      file: `${routes[name].path.slice(1)}/index.html`.replace(/^\//, ''),
      title: pageTitle(routes[name]),
      description: pageContents[name],
      isHydrated: true,
      ...(await renderScreen(screens[name], routes[name].path)),
    })),
  )
  return [
    ...pages,
    {
      file: '404.html',
      title: pageTitle(undefined),
      description: texts.layout.notFound.sentence,
      isHydrated: true,
      ...(await renderScreen(notFound, '/404')),
    },
    {
      file: 'app.html',
      title: texts.common.productName,
      description: texts.common.tagline,
      isHydrated: false,
      html: renderToString(<LoadingScreen />),
      sources: ['src/app/session-area.tsx', 'src/lib/auth-client.ts'],
    },
  ]
}

async function renderScreen(screen: Pick<LazyScreen, 'source' | 'preload'>, location: string) {
  await screen.preload()
  const html = renderToString(
    <StrictMode>
      <StaticRouter location={location}>
        <App />
      </StaticRouter>
    </StrictMode>,
  )
  return { html, sources: [screen.source] }
}
