import { StrictMode } from 'react'
import { renderToString } from 'react-dom/server'
import { StaticRouter } from 'react-router'
import { fillPath, isPrerendered, routes, texts } from '@joinery/contract'
import { App } from './app.tsx'
import { enlivenings } from './enlivenings.ts'
import { notFound, routeNames, screens } from './screens.ts'
import type { LazyScreen } from './lazy-screen.tsx'
import { LoadingScreen } from '../components/layout/loading-screen.tsx'
import { articles } from '../features/blog/articles.ts'
import { pageContents } from './page-contents.ts'
import { pageTitle } from '../lib/page-title.ts'
import type { RenderedPage } from '../lib/rendered-page.ts'

/** Every page that looks the same to everybody, the 404 page, and the one that all other addresses start from. */
export async function renderPages(): Promise<RenderedPage[]> {
  const names = routeNames.filter((name) => isPrerendered(routes[name]))
  const addresses = [
    ...names.map((name) => ({
      screen: screens[name],
      path: routes[name].path,
      title: pageTitle(routes[name]),
      description: pageContents[name],
      addedClasses: enlivenings.get(name)?.classes,
    })),
    ...articles.map(({ id, title, excerpt, date }) => {
      const path = fillPath(routes.blogArticle.path, { article: id })
      return {
        screen: screens.blogArticle,
        path,
        title: pageTitle({ path, title }),
        description: excerpt,
        isArticle: true,
        date,
      }
    }),
  ]
  const pages = await Promise.all(
    addresses.map(async ({ screen, ...page }) => ({
      file: `${page.path.slice(1)}/index.html`.replace(/^\//, ''),
      ...page,
      isHydrated: true,
      ...(await renderScreen(screen, page.path)),
    })),
  )
  return [
    ...pages,
    {
      file: '404.html',
      path: undefined,
      title: pageTitle(undefined),
      description: texts.layout.notFound.sentence,
      isHydrated: true,
      ...(await renderScreen(notFound, '/404')),
    },
    {
      file: 'app.html',
      path: undefined,
      title: texts.common.productName,
      description: texts.common.tagline,
      isHydrated: false,
      isWritten: false,
      html: renderToString(<LoadingScreen />),
      sources: ['src/app/begin-screen.ts', 'src/app/session-area.tsx', 'src/lib/auth-client.ts'],
    },
  ]
}

async function renderScreen(screen: Pick<LazyScreen, 'sources' | 'preload'>, location: string) {
  await screen.preload()
  const html = renderToString(
    <StrictMode>
      <StaticRouter location={location}>
        <App />
      </StaticRouter>
    </StrictMode>,
  )
  return { html: withoutSeams(html), isWritten: html.includes('data-static='), sources: [...screen.sources] }
}

/** React marks where one text ends and another begins, to take a page over. Content that is only read is taken as it is. */
function withoutSeams(html: string): string {
  return html.replace(/data-static=[^]*<\/main>/, (content) => content.replaceAll('<!-- -->', ''))
}
