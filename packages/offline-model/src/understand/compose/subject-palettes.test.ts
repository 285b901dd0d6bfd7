import { expect, it } from 'vitest'
import { contrastOf } from '../../render/look/oklch.ts'
import { understand } from '../understand.ts'
import { subjectPalettes } from './subject-palettes.ts'

it('has only colours that can be read on their page and on white', () => {
  for (const [background, component] of subjectPalettes.flatMap(([, pairs]) => pairs)) {
    expect(contrastOf(component, background)).toBeGreaterThan(4.5)
    expect(contrastOf(component, '#ffffff')).toBeGreaterThan(4.5)
  }
})

it.each([
  ['an app to track my houseplants', ['#3f7a3a', '#2f6b4f', '#5a6f1f']],
  ['a website for a bakery', ['#8a4b22', '#7a4a1a', '#9a4f24']],
])('gives %s the colours that people expect', (wish, expected) => {
  expect(expected).toContain(understand(wish).look.component)
})

it('gives way to colours that are asked for', () => {
  expect(understand('a website for a bakery in blue').look.component).toBe('#0000ff')
})
