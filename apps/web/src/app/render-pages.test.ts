import { describe, expect, it } from 'vitest'
import { isPrerendered, routes } from '@joinery/contract'
import { articles } from '../features/blog/articles.ts'
import { renderPages } from './render-pages.tsx'

describe('the prerendered pages', async () => {
  const pages = await renderPages()

  it('are one per public address and article, the 404 page and the page that guarded addresses start from', () => {
    const expected = Object.values(routes)
      .filter(isPrerendered)
      .map(({ path }) => (path === '/' ? 'index.html' : `${path.slice(1)}/index.html`))
    const written = articles.map(({ id }) => `blog/${id}/index.html`)
    expect(pages.map(({ file }) => file)).toEqual([...expected, ...written, '404.html', 'app.html'])
  })

  it.each(pages)(
    'hold their own content in $file, without inline style',
    ({ file, html, title, description }) => {
      expect(html).not.toContain('style=')
      expect(title).toContain('Joinery')
      expect(description).not.toBe('')
      expect(html).toContain(file === 'app.html' ? 'Loading...' : '<h1')
    },
  )

  it.each(['login', 'register', 'careers', 'privacy-policy', 'terms-of-service', 'cookie-policy'])(
    'wear black and cyan at /%s',
    (path) => {
      expect(pages.find(({ file }) => file === `${path}/index.html`)?.html).toContain('class="black-cyan ')
    },
  )

  it.each(['login', 'register', 'forgot-password'])(
    'keep what is typed at /%s out of the address, even if it is sent before the scripts are there',
    (path) => {
      expect(pages.find(({ file }) => file === `${path}/index.html`)?.html).toMatch(
        /<form [^>]*method="post"/,
      )
    },
  )

  it('wear it nowhere else', () => {
    expect(pages.filter(({ html }) => html.includes('black-cyan'))).toHaveLength(6)
  })
})
