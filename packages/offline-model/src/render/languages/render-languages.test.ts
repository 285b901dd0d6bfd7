import { readdirSync } from 'node:fs'
import { describe, expect, it } from 'vitest'
import { readTexts } from '../../languages/read-texts.ts'
import { languages } from '../../model/languages.ts'
import { understand } from '../../understand/understand.ts'
import { renderApplication } from '../index.ts'
import { mirrorClasses } from './mirror-classes.ts'

const site = 'a company website with about us and contact'
const plain = renderApplication(understand(site))
const arabic = renderApplication(understand(`${site}, in English and Arabic`))
const french = renderApplication(understand(`${site}, in English and French`))

describe('a site in several languages', () => {
  it('has a readable file with the texts that it contains and no others', () => {
    const texts = arabic.get('src/languages/arabic.ts') ?? ''
    expect(texts).toContain("'About us': 'من نحن',")
    expect(texts).toContain("'Skip to the content': ")
    expect(texts).not.toContain('Add to cart')
    expect(arabic.has('src/languages/french.ts')).toBe(false)
    expect(arabic.get('src/languages/list.ts')).toContain("direction: 'rtl'")
  })

  it('has a menu of its languages in the header, and dates and numbers by the one chosen', () => {
    expect(arabic.get('src/components/layout/header-tools.tsx')).toContain('<LanguageMenu />')
    expect(arabic.get('src/components/layout/language-menu.tsx')).toContain('aria-pressed')
    expect(arabic.get('src/site.ts')).toContain('get locale()')
    expect(arabic.get('src/app.tsx')).toContain('useStoredValue(language)')
  })

  it('is mirrored where a language runs from right to left, and only then', () => {
    const menu = 'src/components/layout/language-menu.tsx'
    expect(arabic.get(menu)).toContain('end-0')
    expect(french.get(menu)).toContain('right-0')
    expect(arabic.get('src/index.css')).toContain("[dir='rtl']")
    expect(french.get('src/index.css')).not.toContain('rtl')
  })

  it('is searched in the language in which it is read', () => {
    const shop = renderApplication(understand('A bilingual shop in English and French with products'))
    expect(shop.get('src/lib/find-records.ts')).toContain('inBothLanguages(textOf(field, entry))')
    expect(shop.get('src/components/layout/site-search.tsx')).toContain('inBothLanguages')
  })

  it('says that it is in them, and what stays in English', () => {
    const model = understand(`${site}, in English and Arabic`)
    expect(model.requirements).toContainEqual({ text: 'in English and Arabic', state: 'built', screens: [] })
    expect(model.notUnderstood).toEqual([])
    expect(model.simulated.join(' ')).toContain('a text without a translation stays in English')
  })
})

it('a site in English alone has nothing of languages', () => {
  for (const [path, text] of plain) {
    expect(path).not.toMatch(/language|translate|locale/)
    expect(text, `in ${path}`).not.toMatch(/currentLocale|LanguageMenu|:lang\(/)
  }
})

describe('what is known of each language', () => {
  it('is the same texts in every one', () => {
    const [first, ...others] = languages.map(({ code }) => [...readTexts(code).keys()])
    for (const texts of others) expect(texts).toEqual(first)
    for (const { code } of languages)
      expect(readdirSync(new URL(`../../languages/${code}/`, import.meta.url)).length).toBeGreaterThan(5)
  })

  it('keeps the holes for names and numbers', () => {
    const holesOf = (text: string) => [...text.matchAll(/\{[n1-9]\}/g)].map(String).toSorted()
    for (const { code } of languages)
      for (const [english, translation] of readTexts(code)) {
        expect(translation, `${code}: ${english}`).not.toBe('')
        expect(holesOf(translation), `${code}: ${english}`).toEqual(holesOf(english))
      }
  })
})

describe('classes for left and right', () => {
  it('become those for start and end', () => {
    expect(mirrorClasses('"absolute left-3 -ml-2 pr-4 sm:border-l-4 text-right rounded-tl-card"')).toBe(
      '"absolute start-3 -ms-2 pe-4 sm:border-s-4 text-end rounded-ss-card"',
    )
  })

  it('stay where something is centred, and in sentences', () => {
    expect(mirrorClasses('"left-1/2 -translate-x-1/2"')).toBe('"left-1/2 -translate-x-1/2"')
    expect(mirrorClasses("'two seats left of 3'")).toBe("'two seats left of 3'")
  })
})
