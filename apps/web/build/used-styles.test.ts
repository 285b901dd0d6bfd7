import { describe, expect, it } from 'vitest'
import { usedStyles } from './used-styles.ts'

const html = '<main class="card md:flex hover:ring"><p class="mt-0.5 [&amp;_a]:underline">Text</p></main>'
const kept = (sheet: string) => usedStyles(sheet)(html)

describe('the styles that a page uses', () => {
  it('are the rules for its classes and elements, states and escapes included', () => {
    const sheet =
      '.card{color:red}.gone{color:blue}p,table{margin:0}.mt-0\\.5{margin:2px}.hover\\:ring:hover{outline:1px}'
    expect(kept(sheet)).toBe(
      '.card{color:red}p{margin:0}.mt-0\\.5{margin:2px}.hover\\:ring:hover{outline:1px}',
    )
  })

  it('keep what a function hides from sight, and arbitrary classes only where they stand', () => {
    expect(kept(':where(.gone){a:b}.card:not(.gone){c:d}')).toBe(':where(.gone){a:b}.card:not(.gone){c:d}')
    expect(kept('.\\[\\&_a\\]\\:underline a{a:b}.\\[x\\:y\\]{a:b}')).toBe('')
  })

  it('go into conditions, drop empty ones, and leave the order of layers', () => {
    const sheet =
      '@layer base{table{a:b}}@media (width>=48rem){.md\\:flex{display:flex}.gone{a:b}}@media print{.gone{a:b}}'
    expect(kept(sheet)).toBe('@layer base{}@media (width>=48rem){.md\\:flex{display:flex}}')
  })

  it('bring the animations, properties and fonts that they name', () => {
    const sheet =
      '@keyframes spin{to{a:b}}@keyframes blink{to{a:b}}@property --x{syntax:"*"}@property --y{syntax:"*"}' +
      '.card{animation:spin 1s;width:var(--x)}@font-face{src:url(a);unicode-range:U+20-7E,U+A0}' +
      '@font-face{src:url(b);unicode-range:U+400-45F}@font-face{src:local(Arial)}'
    expect(kept(sheet)).toBe(
      '@keyframes spin{to{a:b}}@property --x{syntax:"*"}.card{animation:spin 1s;width:var(--x)}' +
        '@font-face{src:url(a);unicode-range:U+20-7E,U+A0}@font-face{src:local(Arial)}',
    )
  })

  it('leave out properties that nothing reads, and what is said for the case that nothing sets one', () => {
    expect(kept(':root{--a:var(--b);--b:1;--c:2}.card{width:var(--c);--d:3}')).toBe(
      ':root{--c:2}.card{width:var(--c);}',
    )
    expect(
      kept(
        '@property --x{syntax:"*"}@layer properties{*{--x:0;--y:0}}' +
          ':root{--all:1}.card{a:var(--x,var(--y,4px));b:var(--all,2);c:var(--own,3);--own:1}',
      ),
    ).toBe('@layer properties{}:root{--all:1}.card{a:4px;b:var(--all);c:var(--own,3);--own:1}')
  })

  it('have nothing for the parts of fields where there is no such field', () => {
    const dates = '::-webkit-datetime-edit{a:b}'
    const search = '::-webkit-search-decoration{a:b}'
    const any = '::placeholder{a:b}'
    const sheet = dates + search + any
    expect(kept(sheet)).toBe('')
    expect(usedStyles(sheet)('<input>')).toBe(any)
    expect(usedStyles(sheet)('<input name="q" type="search">')).toBe(search + any)
    expect(usedStyles(sheet)('<input type="month"><input type="text">')).toBe(dates + any)
  })

  it('take braces and commas inside strings for what they are', () => {
    expect(kept('.card:before{content:"}.gone{"}.gone{a:b}p[title="a,b"]{a:b}')).toBe(
      '.card:before{content:"}.gone{"}p[title="a,b"]{a:b}',
    )
  })
})
