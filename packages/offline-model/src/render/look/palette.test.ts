import fc from 'fast-check'
import { expect, it } from 'vitest'
import { contrastOf, hexToOklch, oklchToHex } from './oklch.ts'
import { deriveDarkPalette, derivePalette } from './palette.ts'
import type { Palette } from './palette.ts'

const hex = fc.integer({ min: 0, max: 0xffffff }).map((value) => `#${value.toString(16).padStart(6, '0')}`)

it('uses the two asked colours as they are', () => {
  fc.assert(
    fc.property(hex, hex, (background, component) => {
      const palette = derivePalette({ background, component })
      expect(palette.page).toBe(background)
      expect(palette.brand).toBe(component)
    }),
  )
})

it('keeps every text readable on its ground, for any two colours, by day and by night', () => {
  fc.assert(
    fc.property(hex, hex, (background, component) => {
      for (const palette of [
        derivePalette({ background, component }),
        deriveDarkPalette({ background, component }),
      ])
        for (const [text, ground] of pairs(palette))
          expect(contrastOf(text, ground)).toBeGreaterThanOrEqual(4.4)
    }),
    { numRuns: 300 },
  )
})

it('takes a colour to OKLCH and back without changing it', () => {
  fc.assert(
    fc.property(hex, (colour) => {
      expect(contrastOf(oklchToHex(hexToOklch(colour)), colour)).toBeLessThan(1.03)
    }),
  )
})

function pairs(palette: Palette): [string, string][] {
  return [
    [palette['page-text'], palette.page],
    [palette['page-soft'], palette.page],
    [palette['page-accent'], palette.page],
    [palette['surface-text'], palette.surface],
    [palette['surface-soft'], palette.surface],
    [palette['surface-soft'], palette['surface-raised']],
    [palette['surface-accent'], palette.surface],
    [palette['brand-text'], palette.brand],
    [palette['brand-text'], palette['brand-active']],
    [palette['brand-tint-text'], palette['brand-tint']],
    [palette.good, palette.surface],
    [palette.warn, palette.surface],
    [palette.bad, palette.surface],
    [palette.info, palette.surface],
  ]
}
