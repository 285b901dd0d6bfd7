import { describe, expect, it } from 'vitest'
import { pageHtml } from './page-html.ts'

const template = '<head><title>Joinery</title><!--page-head--></head><body><div id="root"></div></body>'
const page = {
  file: 'docs/index.html',
  path: '/docs',
  title: 'Docs & more',
  description: 'Say "hello" <now>',
  html: '<p>costs $& more</p>',
  isHydrated: true,
  isWritten: false,
  sources: [],
}
const files = {
  scripts: ['assets/docs.js'],
  styles: ['assets/docs.css'],
  reader: 'assets/read.js',
  font: 'assets/text.woff2',
  faces: '@font-face{src:url(a)}',
  usedStyles: (html: string) => (html.includes('<p>') ? 'p{margin:0}' : ''),
}

describe('the HTML of a page', () => {
  const html = pageHtml(template, page, files)

  it('escapes title and description', () => {
    expect(html).toContain('<title>Docs &amp; more</title>')
    expect(html).toContain('content="Say &quot;hello&quot; &lt;now>"')
  })

  it('says where it is and how it wants to be shown, by the address of the installation', () => {
    expect(html).toContain('<link rel="canonical" href="%SITE_URL%/docs" />')
    expect(html).toContain('<meta property="og:title" content="Docs &amp; more" />')
    expect(html).toContain('<meta property="og:image" content="%SITE_URL%/sharing.png" />')
    expect(html).toContain('"description":"Say \\"hello\\" \\u003cnow>"')
    expect(pageHtml(template, { ...page, path: undefined }, files)).not.toContain('canonical')
  })

  it('takes the markup as it is, signs of replacement patterns included', () => {
    expect(html).toContain('<div id="root" data-prerendered><p>costs $& more</p></div>')
  })

  it('names the files that the page needs', () => {
    expect(html).toContain('<link rel="modulepreload" href="/assets/docs.js" crossorigin />')
    expect(html).toContain('<link rel="stylesheet" href="/assets/docs.css" crossorigin />')
    expect(html).toContain('<link rel="preload" href="/assets/text.woff2" as="font"')
  })

  it('marks only pages that the browser takes over', () => {
    expect(pageHtml(template, { ...page, isHydrated: false }, files)).not.toContain('data-prerendered')
  })

  it('paints a page that is only read before it fetches anything but its font', () => {
    const [now = '', kept, later] = pageHtml(template, { ...page, isWritten: true }, files).split('<template')
    expect(now).toContain('<style>p{margin:0}</style>')
    expect(now).not.toMatch(/modulepreload|rel="stylesheet"/)
    expect(kept).toMatch(/^ data-sheet><link rel="stylesheet" href="\/assets\/docs.css" [^>]*><\/template>/)
    expect(later).toContain('href="/assets/docs.js"')
  })

  it('brings the styles of what its script adds', () => {
    const added = { ...page, isWritten: true, addedClasses: 'copy-button' }
    const usedStyles = (markup: string) =>
      markup.includes('class="copy-button"') ? '.copy-button{top:0}' : ''
    expect(pageHtml(template, added, { ...files, usedStyles })).toContain('.copy-button{top:0}')
  })

  it('starts a page that is only read without the application', () => {
    const app = '<script type="module" crossorigin src="/assets/app.js"></script>'
    const started = template.replace(
      '</head>',
      `${app}<link rel="modulepreload" href="/assets/react.js"></head>`,
    )
    expect(pageHtml(started, page, files)).toContain('/assets/app.js')
    const read = pageHtml(started, { ...page, isWritten: true }, files)
    expect(read).toContain('<script type="module" crossorigin src="/assets/read.js"></script>')
    expect(read).not.toMatch(/app\.js|react\.js/)
  })

  it('names its first fonts itself, once', () => {
    expect(html).toContain('<style>@font-face{src:url(a)}</style>')
    expect(pageHtml(template, { ...page, isWritten: true }, files)).not.toContain('@font-face{src:url(a)}')
  })

  it('fails when the template has lost a place to fill', () => {
    expect(() => pageHtml('<head></head>', page, files)).toThrow('index.html has no <title>')
  })
})
