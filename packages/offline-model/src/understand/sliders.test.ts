import { describe, expect, it } from 'vitest'
import { understand } from './understand.ts'

describe('what slides on a first page', () => {
  it.each([
    ['Change the product slider of a shop so that it works on phones, with arrows and dots.', 'product'],
    ['A shop for candles with a carousel of featured candles on the home page.', 'product'],
    ['A library site where people browse books by sliding left and right.', 'book'],
  ])('is the records that the request names: %s', (request, entity) => {
    const home = understand(request).screens.find(({ path }) => path === '/')
    expect(home?.sections.filter(({ type }) => type === 'recordSlider')).toMatchObject([{ entity }])
    expect(home?.sections.some((section) => section.type === 'collection' && section.entity === entity)).toBe(
      false,
    )
  })

  it('is content with kinds and pages of its own where nothing else is named', () => {
    const { screens, entities } = understand(
      'A website called Lantern with a carousel. People browse content by sliding left and right, and search it by category.',
    )
    expect(entities.find(({ id }) => id === 'article')?.abilities).toEqual(
      expect.arrayContaining(['search', 'filter']),
    )
    expect(screens.map(({ path }) => path)).toEqual(
      expect.arrayContaining(['/', '/articles', '/articles/:id']),
    )
    expect(screens.find(({ path }) => path === '/')?.sections.map(({ type }) => type)).toContain(
      'recordSlider',
    )
  })

  it('is pictures that lead to the pages where the request names no records', () => {
    const home = understand(
      'A restaurant website with an image slider, a menu and a contact page.',
    ).screens.find(({ path }) => path === '/')
    expect(home?.sections.map(({ type }) => type)).toContain('slider')
  })
})
