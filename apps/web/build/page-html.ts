import { siteUrlToken, texts } from '@joinery/contract'
import type { RenderedPage } from '../src/lib/rendered-page.ts'

interface PageFiles {
  /** Script files that the page needs, besides those that the template names; for a written page, all that it needs. */
  scripts: string[]
  /** What starts a written page, in the place of the application. */
  reader: string
  styles: string[]
  /** The font of the first paint. */
  font: string
  /** The rules that name the fonts of the first paint. */
  faces: string
  /** The rules of the sheet that the template names, as far as this markup uses them. */
  usedStyles: (html: string) => string
}

/** Puts a rendered page into the built index.html. What it holds inline is known by its hash. */
export function pageHtml(template: string, page: RenderedPage, files: PageFiles): string {
  const filled = fillTemplate(template.replaceAll(comments, ''), page, files)
  return page.isWritten
    ? paintFirst(filled, page, files)
    : addToHead(filled, [`<style>${files.faces}</style>`])
}

/** They are for whoever reads index.html. */
const comments = /\n *<!-- [^]*? -->/g

function fillTemplate(template: string, page: RenderedPage, files: PageFiles): string {
  const head = [
    `<meta name="description" content="${escapeHtml(page.description)}" />`,
    ...(page.path === undefined ? [] : sharingTags(page, page.path)),
    `<link rel="preload" href="/${files.font}" as="font" type="font/woff2" crossorigin />`,
    ...(page.isWritten ? [] : files.scripts.map(preload)),
    ...files.styles.map((file) => `<link rel="stylesheet" href="/${file}" crossorigin />`),
  ]
  const root = page.isHydrated ? '<div id="root" data-prerendered>' : '<div id="root">'
  const titled = fill(template, '<title>Joinery</title>', `<title>${escapeHtml(page.title)}</title>`)
  const headed = fill(titled, '<!--page-head-->', head.join('\n    '))
  return fill(headed, '<div id="root"></div>', `${root}${page.html}</div>`)
}

/**
 * A page that is only read waits for nothing but itself: it brings the styles that it uses, and its own few scripts are
 * fetched when it has been painted. The whole sheet is kept ready for the application, which may never come.
 */
function paintFirst(html: string, { addedClasses = '' }: RenderedPage, files: PageFiles): string {
  const wholeSheet = (html.match(sheets) ?? []).join('')
  const scripts = [
    ...files.scripts.map(preload),
    `<script type="module" crossorigin src="/${files.reader}"></script>`,
  ]
  const bare = html.replaceAll(loadedFiles, '')
  const body = bare.slice(bare.indexOf('<body>'))
  return addToHead(bare, [
    `<style>${files.usedStyles(`${body}<span class="${addedClasses}">`)}</style>`,
    `<template data-sheet>${wholeSheet}</template>`,
    `<template data-later>${scripts.join('')}</template>`,
    `<script>${fetchLater}</script>`,
  ])
}

const addToHead = (html: string, elements: string[]) =>
  fill(html, '</head>', `  ${elements.join('\n    ')}\n  </head>`)

const preload = (file: string) => `<link rel="modulepreload" href="/${file}" crossorigin />`

const sheets = /<link rel="stylesheet"[^>]*>/g
const loadedFiles =
  /<script type="module"[^>]* src="[^>]*><\/script>|<link rel="(?:modulepreload|stylesheet)"[^>]*>/g

/**
 * The page has its pictures and fonts by then, is seen, and the browser is at rest. A browser that never rests, or never
 * tells of a paint, fetches them all the same: no page stays dead.
 */
const fetchLater = `addEventListener('load', () => {
      const fetchNow = () => document.head.append(document.querySelector('[data-later]').content)
      const rest = self.requestIdleCallback ?? setTimeout
      new PerformanceObserver(() => rest(fetchNow)).observe({ type: 'paint', buffered: true })
      setTimeout(fetchNow, 8e3)
    }, { once: true })`

/** What search engines and chat programs show of a page. The server puts the installation's address in its place. */
function sharingTags({ title, description, isArticle }: RenderedPage, path: string): string[] {
  const address = `${siteUrlToken}${path === '/' ? '/' : path}`
  const properties = {
    'og:type': isArticle ? 'article' : 'website',
    'og:site_name': texts.common.productName,
    'og:title': title,
    'og:description': description,
    'og:url': address,
    'og:image': `${siteUrlToken}/sharing.png`,
    'og:image:width': '1200',
    'og:image:height': '630',
  }
  const described = {
    '@context': 'https://schema.org',
    '@type': isArticle ? 'BlogPosting' : path === '/' ? 'SoftwareApplication' : 'WebPage',
    name: title,
    ...(isArticle && { headline: title }),
    ...(path === '/' && { applicationCategory: 'DeveloperApplication', operatingSystem: 'Linux, macOS' }),
    description,
    url: address,
  }
  return [
    `<link rel="canonical" href="${address}" />`,
    ...Object.entries(properties).map(
      ([name, value]) => `<meta property="${name}" content="${escapeHtml(value)}" />`,
    ),
    '<meta name="twitter:card" content="summary_large_image" />',
    // An element can end inside a string of JSON, so no "<" may stand there.
    `<script type="application/ld+json">${JSON.stringify(described).replaceAll('<', '\\u003c')}</script>`,
  ]
}

/** A function as replacement, because page text may contain `$&` and the like. */
function fill(html: string, place: string, content: string): string {
  if (!html.includes(place)) throw new Error(`index.html has no ${place}.`)
  return html.replace(place, () => content)
}

function escapeHtml(text: string): string {
  return text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('"', '&quot;')
}
