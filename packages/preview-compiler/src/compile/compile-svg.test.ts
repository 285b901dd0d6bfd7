import { expect, it } from 'vitest'
import { compileFile } from './compile-file.ts'
import { readSvg } from './read-svg.ts'

it('turns the attributes of a picture into props of React, and keeps its inside as it is', () => {
  const svg = `<?xml version="1.0"?>
<!-- <svg class="no"> -->
<!DOCTYPE svg PUBLIC "-//W3C//DTD SVG 1.1//EN" "svg11.dtd" [ <!ENTITY a "b"> ]>
<svg xmlns="http://www.w3.org/2000/svg" xmlns:xlink='http://www.w3.org/1999/xlink' inkscape:version="1"
  class="icon big" stroke-width="2" viewBox="0 0 4 4" aria-hidden="true" data-my-name="x" onload="run()"
  style="fill: red; --own-name: 1px; -webkit-mask: none; stroke-width:3" hidden aria-label="a &amp; b"><g><path d="M0 0"/></g></svg>
`
  expect(readSvg(svg)).toEqual({
    props: {
      xmlns: 'http://www.w3.org/2000/svg',
      xmlnsXlink: 'http://www.w3.org/1999/xlink',
      className: 'icon big',
      strokeWidth: '2',
      viewBox: '0 0 4 4',
      'aria-hidden': 'true',
      'data-my-name': 'x',
      style: { fill: 'red', '--own-name': '1px', WebkitMask: 'none', strokeWidth: '3' },
      hidden: '',
      'aria-label': 'a & b',
    },
    inside: '<g><path d="M0 0"/></g>',
  })
})

it('reads a picture without an inside, and nothing from what is no picture', () => {
  expect(readSvg('<svg width="1"/>')).toEqual({ props: { width: '1' }, inside: '' })
  expect(readSvg('<html><svg></svg></html>')).toBeUndefined()
  expect(readSvg('<svg width="1')).toBeUndefined()
  expect(readSvg('')).toBeUndefined()
})

it('reads hostile text quickly', () => {
  const start = performance.now()
  for (const text of ['<svg ' + 'a="'.repeat(50_000), '<svg ' + ' '.repeat(100_000), '<!--'.repeat(30_000)])
    expect(readSvg(text)).toBeUndefined()
  readSvg('<svg ' + 'a '.repeat(50_000) + 'style="' + ';:'.repeat(30_000) + '">')
  expect(performance.now() - start).toBeLessThan(3_000)
})

it('compiles a picture behind ?react to a component', async () => {
  const { code, imports, diagnostics } = await compileFile({ path: 'a.svg', query: 'react', body: '<svg/>' })
  expect(imports).toEqual([{ specifier: 'react', names: ['createElement', 'forwardRef'] }])
  expect(code).not.toContain('/a.svg?v=')
  expect(diagnostics).toEqual([])
})
