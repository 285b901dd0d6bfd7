import { renderToStaticMarkup } from 'react-dom/server'
import { StaticRouter } from 'react-router'
import { expect, it } from 'vitest'
import { NotFoundScreen } from './not-found-screen.tsx'

it('says what the specification says and leads home', () => {
  const html = renderToStaticMarkup(
    <StaticRouter location="/nowhere">
      <NotFoundScreen />
    </StaticRouter>,
  )
  expect(html).toContain('>Page Not Found</h1>')
  expect(html).toContain('The page you&#x27;re looking for doesn&#x27;t exist or has been moved.')
  expect(html).toMatch(/<a [^>]*href="\/"[^>]*>Return Home<\/a>/)
})
