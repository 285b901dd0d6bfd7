import { expect, it } from 'vitest'
import { feed, sitemap } from './write-indexes.ts'

const page = {
  file: 'x',
  title: 'Pins & tails',
  description: 'a < b',
  html: '',
  isHydrated: true,
  isWritten: true,
  sources: [],
}
const article = { ...page, path: '/blog/pins', isArticle: true, date: '2026-11-02' }

it('the sitemap lists public pages by the address of the installation, each text once', () => {
  const paths = [
    '/',
    '/pricing',
    '/login',
    '/auth/confirm',
    '/invitation',
    '/privacy-policy',
    '/documentation',
    undefined,
  ]
  const text = sitemap([...paths.map((path) => ({ ...page, path })), article])
  expect(text.match(/<loc>[^<]+/g)).toEqual([
    '<loc>%SITE_URL%/',
    '<loc>%SITE_URL%/pricing',
    '<loc>%SITE_URL%/blog/pins',
  ])
  expect(text).toContain('<lastmod>2026-11-02</lastmod>')
})

it('the feed holds the articles alone, with their text escaped', () => {
  const text = feed([{ ...page, path: '/pricing' }, article])
  expect(text.match(/<item>/g)).toHaveLength(1)
  expect(text).toContain('<title>Pins &amp; tails</title><link>%SITE_URL%/blog/pins</link>')
  expect(text).toContain('<description>a &lt; b</description>')
  expect(text).toContain('Mon, 02 Nov 2026 12:00:00 GMT')
})
