import { renderToStaticMarkup } from 'react-dom/server'
import fc from 'fast-check'
import { expect, it } from 'vitest'
import { sample } from '../../../../../server/src/testing/parsers/effort.ts'
import { expectHarmless, manyOf, markdownProperty } from '../../../testing/fuzz-markdown.tsx'
import { Markdown } from './markdown.tsx'

const render = (text: string) => renderToStaticMarkup(<Markdown>{text}</Markdown>)

it('renders text, lists, tables and code blocks, also when they are not finished yet', () => {
  const markup = render(
    'A **shop**\n\n- tea\n- cake\n\n| a | b |\n|---|---|\n| 1 | 2 |\n\n```ts\nconst a = 1',
  )
  expect(markup).toContain('<li')
  expect(markup).toMatch(/<td[^>]*>1<\/td>/)
  expect(markup).toMatch(/<pre[^>]*><code class="language-ts">const a = 1/)
  expect(render('An **open')).toMatch(/>open<\/(?:strong|span)>/)
})

it.each([
  '<script>alert(1)</script>',
  '<img src=x onerror=alert(1)>',
  '<div onclick="alert(1)">x</div>',
  '<iframe src="https://evil.example"></iframe>',
  '<svg><script>alert(1)</script></svg>',
  '<style>*{display:none}</style>',
  '[x](javascript:alert(1))',
  '[x](data:text/html,<script>alert(1)</script>)',
  '[x](vbscript:alert(1))',
  '![x](https://evil.example/pixel.png)',
  '![x](//evil.example/pixel.png)',
  '![x](data:image/svg+xml,<svg onload=alert(1)>)',
  '![x](/storage/v1/object/public/project_files/projects/../../../../api/account)',
])('leaves nothing in it that runs, loads or leads astray: %s', (text) => {
  const markup = render(text)
  expect(markup).not.toMatch(/<(?:script|iframe|style|svg|img|link|object|embed)/i)
  expect(markup).not.toMatch(/<[^>]+\son\w+=/i)
  expect(markup).not.toMatch(/(?:href|src)="(?!https?:)/i)
})

it('shows HTML as the text that it is', () => {
  expect(render('<b>oak</b> <form action="/api/account">')).toContain('&lt;b&gt;oak&lt;/b&gt;')
})

it('shows pictures from our own storage, and opens links elsewhere without telling who came', () => {
  const picture = '/storage/v1/object/public/project_files/projects/a/uploads/1.png'
  expect(render(`![tea](${picture})`)).toContain(`src="${picture}"`)
  expect(render('[tea](https://tea.example)')).toContain('rel="noopener noreferrer"')
})

it('shows any text at all, and nothing in it runs or calls out', () => {
  expect(() => fc.assert(markdownProperty, sample)).not.toThrow()
})

it.each(['<!--', '> ', '1. '])('shows thousands of the same without taking the page along: %j', (sign) => {
  expect(() => expectHarmless(manyOf(sign))).not.toThrow()
})
