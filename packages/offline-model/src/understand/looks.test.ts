import { describe, expect, it } from 'vitest'
import { understand } from './understand.ts'

describe('how an app shall look', () => {
  it.each([
    'portfolio for a wedding photographer, elegant, black and white',
    'restaurant website with menu, reservations and a photo gallery, warm and cozy look',
    'a mood tracker with a calendar and notes, pastel colors',
    'landing page for a bike shop, bold and colorful design',
    'a blog about tea, minimalist and clean',
    'a gym website with classes and prices, modern vibe.',
  ])('is no page of it, and is not missed: %s', (request) => {
    const { screens, notUnderstood } = understand(request)
    const looks = /elegant|black|white|warm|cozy|look|pastel|color|bold|design|minimal|clean|modern|vibe/i
    expect(screens.map(({ title }) => title).filter((title) => looks.test(title))).toEqual([])
    expect(notUnderstood).toEqual([])
  })

  it.each([
    ['portfolio for a wedding photographer, elegant, black and white', '#ffffff', '#000000'],
    ['a website for a dog groomer. Use teal and cream.', '#fffdd0', '#008080'],
    ['a run tracker in blue and white', '#ffffff', '#0000ff'],
    ['a watch shop, black and gold theme', '#000000', '#ffd700'],
    ['a wine shop. Use ivory and maroon.', '#fffff0', '#800000'],
  ])(
    'gives the page the light one of two colours, otherwise the first: %s',
    (request, background, component) => {
      expect(understand(request).look).toMatchObject({ background, component })
    },
  )

  it('has light pages in a colour where pastels are asked for', () => {
    const { look } = understand('a mood tracker, pastel colors')
    expect(['#fde7ef', '#e6f0fd', '#e4f6ec', '#f1e8fd', '#fff0dc', '#e3f5f6']).toContain(look.background)
  })

  it('leaves what is kept alone, whatever it is called', () => {
    const titles = understand('a shop for light fittings, dark chocolate and black tea').entities.map(
      ({ one }) => one,
    )
    expect(titles.join()).toMatch(/product|chocolate|tea|light/)
  })
})
