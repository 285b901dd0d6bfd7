import { renderToStaticMarkup } from 'react-dom/server'
import { StaticRouter } from 'react-router'
import { expect, it } from 'vitest'
import { routes } from '@joinery/contract'
import { routeNames } from '../../app/screens.ts'
import { NotBuiltScreen } from './not-built-screen.tsx'
import { pageContents } from './page-contents.ts'

it('knows every route', () => {
  expect(Object.keys(pageContents)).toEqual(Object.keys(routes))
})

it.each(routeNames)('says plainly that %s is missing and what it will be', (routeName) => {
  const html = renderToStaticMarkup(
    <StaticRouter location="/">
      <NotBuiltScreen routeName={routeName} />
    </StaticRouter>,
  )
  expect(html).toContain('Not built yet')
  expect(html).toContain(`${routes[routeName].title} is not here yet</h1>`)
  expect(html).toContain(pageContents[routeName])
  expect(html).toMatch(/<a [^>]*href="\/"[^>]*>Back to the start page<\/a>/)
})
