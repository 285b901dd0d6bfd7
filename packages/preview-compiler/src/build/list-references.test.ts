import { expect, it } from 'vitest'
import { listReferences } from './list-references.ts'

it('names what a page asks for, seen from where it stands', () => {
  const html = `<img src="images/logo.png" srcset="images/a.png 1x, /images/b.png 2x"><video poster='../p.jpg' src=clip.mp4></video>
    <a href="about.html?x=1#top">About</a><div style="background: url(&quot;bg.png&quot;)"></div><style>p { background: url('../paper.png') }</style>
    <script src="../js/my%20menu.js"></script>`
  expect(listReferences(html, 'pages/team.html').toSorted()).toEqual([
    'images/b.png',
    'js/my menu.js',
    'p.jpg',
    'pages/about.html',
    'pages/bg.png',
    'pages/clip.mp4',
    'pages/images/a.png',
    'pages/images/logo.png',
    'paper.png',
  ])
})

it('leaves other sites, mail and what cannot be read alone', () => {
  const html =
    '<a href="https://example.com/a.html"><a href="//example.com/b.js"><a href="mailto:a@b.c"><a href="#top"><img src="data:image/png,x"><img src="%E0.png"><img src="http://[">'
  expect(listReferences(html, 'index.html')).toEqual([])
})

it('counts from the base that the page names', () => {
  expect(listReferences('<base href="/shop/"><img src="a.png">', 'pages/index.html')).toContain('shop/a.png')
})

it('reads long pages of open ends in no time', () => {
  const parts = ['src="', "src='", 'url(', '<base ', 'srcset="a, ', 'src    ', 'href=']
  for (const part of parts) {
    const html = part.repeat(Math.ceil(1_000_000 / part.length))
    // A page that were read anew at each of them would take minutes.
    const startedAt = performance.now()
    listReferences(html, 'index.html')
    expect(performance.now() - startedAt).toBeLessThan(5_000)
  }
})
