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

  it('take braces and commas inside strings for what they are', () => {
    expect(kept('.card:before{content:"}.gone{"}.gone{a:b}p[title="a,b"]{a:b}')).toBe(
      '.card:before{content:"}.gone{"}p[title="a,b"]{a:b}',
    )
  })
})
