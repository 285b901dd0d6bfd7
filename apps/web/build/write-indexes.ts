import { writeFile } from 'node:fs/promises'
import { siteUrlToken, texts } from '@joinery/contract'
import type { RenderedPage } from '../src/lib/rendered-page.ts'

/** What machines read first: the list of pages, where they may go, and the news. */
export async function writeIndexes(client: string, pages: RenderedPage[]): Promise<void> {
  await writeFile(`${client}/sitemap.xml`, sitemap(pages))
  await writeFile(`${client}/robots.txt`, robots)
  await writeFile(`${client}/blog.xml`, feed(pages))
}

/** Screens that only make sense on the way in, and second addresses of the same text, are no use to a searcher. */
const unlisted =
  /^\/(auth|invitation|login|register|forgot-password|reset-password|documentation)|-policy$|-of-service$/

export function sitemap(pages: RenderedPage[]): string {
  const entries = pages.flatMap(({ path, date }) => {
    if (path === undefined || unlisted.test(path)) return []
    const changed = date === undefined ? '' : `<lastmod>${date}</lastmod>`
    return [`<url><loc>${siteUrlToken}${path}</loc>${changed}</url>`]
  })
  return `<?xml version="1.0" encoding="UTF-8"?>
<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">
${entries.join('\n')}
</urlset>
`
}

const robots = `User-agent: *
Disallow: /dashboard
Disallow: /preview
Disallow: /api/
Disallow: /auth/

Sitemap: ${siteUrlToken}/sitemap.xml
`

export function feed(pages: RenderedPage[]): string {
  const items = pages.flatMap(({ path, title, description, isArticle, date }) => {
    if (!isArticle || path === undefined || date === undefined) return []
    const address = `${siteUrlToken}${path}`
    const published = new Date(`${date}T12:00:00Z`).toUTCString()
    return [
      `<item><title>${escapeXml(title)}</title><link>${address}</link><guid>${address}</guid>` +
        `<pubDate>${published}</pubDate><description>${escapeXml(description)}</description></item>`,
    ]
  })
  const { productName } = texts.common
  const { title, lead } = texts.publicPages.blog
  return `<?xml version="1.0" encoding="UTF-8"?>
<rss version="2.0"><channel>
<title>${productName} ${title}</title><link>${siteUrlToken}/blog</link><description>${escapeXml(lead)}</description>
${items.join('\n')}
</channel></rss>
`
}

function escapeXml(text: string): string {
  return text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;')
}
