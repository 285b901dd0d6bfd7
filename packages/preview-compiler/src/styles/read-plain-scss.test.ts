import { expect, it } from 'vitest'
import { readPlainScss } from './read-plain-scss.ts'

it.each([
  '.a { color: red; .b & { color: blue } &:hover { color: green } > p { margin: 0 } &.is-open { margin: 1px } }',
  'a[href$=".pdf"] { background: url(https://a.example/$x.png) } .b::after { content: "$a #{b} &-c" }',
  '@media (min-width: 40rem) { .a { width: calc(100% - 2px) } } @import "https://a.example/a.css"; @import url(b);',
  '.a { @apply flex p-4; color: color-mix(in srgb, red 40%, blue); filter: saturate(2) }',
  '/* $a: 1; @include b; // &-c */ .a { transition: all .3s }',
])('takes nested CSS as it is: %s', (text) => {
  expect(readPlainScss(text)).toBe(text)
})

it('leaves out comments to the end of a line, and keeps addresses and lines', () => {
  expect(readPlainScss('// $one\n.a { // two\n  background: url(//a.example/b.png); }')).toBe(
    '\n.a { \n  background: url(//a.example/b.png); }',
  )
})

it.each([
  '$a: 1px; .b { margin: $a }',
  '.a { &-b { color: red } }',
  '.a { &__b { color: red } }',
  '@use "sass:math";',
  '@import "./variables";',
  '@mixin a { color: red } .b { @include a }',
  '.a { @extend .b; } @if true { .c { color: red } } @each $d in e { .f { color: red } }',
  '.a-#{b} { color: red }',
  '%a { color: red }',
  '.a { font: { family: serif } }',
  '.a { color: darken(red, 10%) }',
  '.a { color: rgba(#fff, .5) }',
  '.a { width: math.div(1px, 2) }',
  '@gap: 1px; .a { margin: @gap }',
  '.a { .rounded(); } .b { .c; }',
])('reads nothing where the preprocessor has work to do: %s', (text) => {
  expect(readPlainScss(text)).toBeUndefined()
})

it.each(['/*', '"\\"', 'url(', '// ', '.a { ', ': ', "'", '&', ';.a', '%', '.a '])(
  'takes no longer than the text is long: %s',
  (part) => {
    const text = part.repeat(100_000 / part.length)
    const start = performance.now()
    readPlainScss(text)
    expect(performance.now() - start).toBeLessThan(2_000)
  },
)
