import { readFileSync, statSync } from 'node:fs'
import { createRequire } from 'node:module'
import { fileURLToPath } from 'node:url'
import { describe, expect, it } from 'vitest'
import { otherLetters } from '../app/read-page.ts'

const css = readFileSync(new URL('fonts.css', import.meta.url), 'utf8')
const faces = Array.from(css.matchAll(/@font-face \{([^}]*)\}/g), ([, body = '']) => readFace(body))
const webFonts = faces.filter(({ file }) => file !== undefined)
const cuts = webFonts.filter(({ file }) => file?.startsWith('./fonts/'))

describe('fonts', () => {
  it('are files of our own or of a package that is installed, and none is fetched from elsewhere', () => {
    expect(css).not.toMatch(/https?:|\/\//)
    expect(webFonts.filter(({ file }) => statSync(pathOf(file ?? '')).size < 1_000)).toEqual([])
  })

  it('are cut to what English and code need: 18 KB for text, 9 KB for code', () => {
    expect(
      cuts.map(({ family, file }) => [family, Math.round(statSync(pathOf(file ?? '')).size / 1000)]),
    ).toEqual([
      ['Schibsted Grotesk Variable', 18],
      ['JetBrains Mono Variable', 9],
    ])
  })

  it('never bring a large file for a letter that a cut has', () => {
    const held = cuts.flatMap((cut) =>
      webFonts
        .filter((other) => other !== cut && other.family === cut.family)
        .filter(({ letters }) => letters.some((letter) => cut.letters.includes(letter)))
        .map(({ file }) => file),
    )
    expect(held).toEqual([])
  })

  it('are fetched for letters that no cut has, and for no others', () => {
    const held = cuts.map(({ letters }) => String.fromCodePoint(...letters))
    expect(held.filter((letters) => otherLetters.test(letters))).toEqual([])
    expect(['Jürgen', '→', '家具'].filter((text) => !otherLetters.test(text))).toEqual([])
  })

  it('move nothing when they come late: text that is painted stays, and letters of code are equally wide', () => {
    expect(cuts.map(({ display }) => display)).toEqual(['optional', 'swap'])
    const [text, code] = faces.filter(({ file }) => file === undefined)
    // The fonts' own heights over their fallback's, and JetBrains Mono's 0.6 em over Courier's 0.6001.
    expect((text?.ascent ?? 0) * (text?.adjust ?? 0)).toBeCloseTo(2000 / 2048, 3)
    expect((text?.descent ?? 0) * (text?.adjust ?? 0)).toBeCloseTo(528 / 2048, 3)
    expect((code?.ascent ?? 0) * (code?.adjust ?? 0)).toBeCloseTo(1.02, 3)
    expect((code?.adjust ?? 0) * 0.6001).toBeCloseTo(0.6, 4)
  })
})

function readFace(body: string) {
  const value = (name: string) => new RegExp(`${name}:\\s*([^;]+);`).exec(body)?.[1]
  const share = (name: string) => Number.parseFloat(value(name) ?? '0') / 100
  return {
    family: value('font-family')?.replaceAll("'", ''),
    display: value('font-display'),
    file: /url\(([^)]+)\)/.exec(body)?.[1],
    letters: lettersOf(value('unicode-range') ?? ''),
    adjust: share('size-adjust'),
    ascent: share('ascent-override'),
    descent: share('descent-override'),
  }
}

function lettersOf(ranges: string): number[] {
  return Array.from(ranges.matchAll(/U\+([0-9A-F]+)(?:-([0-9A-F]+))?/g)).flatMap(
    ([, from = '', to = from]) => {
      const first = Number.parseInt(from, 16)
      return Array.from({ length: Number.parseInt(to, 16) - first + 1 }, (_, index) => first + index)
    },
  )
}

function pathOf(file: string): string {
  return file.startsWith('.')
    ? fileURLToPath(new URL(file, import.meta.url))
    : createRequire(import.meta.url).resolve(file)
}
