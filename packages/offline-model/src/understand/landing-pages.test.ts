import { describe, expect, it } from 'vitest'
import { renderApplication } from '../render/index.ts'
import type { Section } from '../model/section.ts'
import { understand } from './understand.ts'

describe('pages that a house shows itself on', () => {
  it('every slide is about a page, and its button leads there', () => {
    const { screens } = understand(
      'A company website with a slider, about us, services, a FAQ and a contact form. Each slide has an image, a title and a button.',
    )
    const [slider] = screens[0]?.sections ?? []
    if (slider?.type !== 'slider') throw new Error('The first page does not begin with its slides.')
    expect(slider.slides.length).toBeGreaterThan(2)
    for (const { title, action } of slider.slides) {
      const goal = screens.find(({ id }) => id === action?.screen)
      expect([goal?.title, goal?.sections[0]?.title]).toContain(title)
    }
    expect(new Set(slider.slides.map(({ action }) => action?.screen)).size).toBe(slider.slides.length)
  })

  it('a technical specification is values, on a page of their own and with each machine', () => {
    const { screens, entities } = understand(
      'A product website for packaging machines with products, technology and technical specifications.',
    )
    const product = entities.find(({ archetype }) => archetype === 'sellable')
    expect(product?.fields.map(({ label }) => label)).toEqual(
      expect.arrayContaining(['Power', 'Weight', 'Warranty']),
    )
    const page = screens.find(({ title }) => title === 'Technical specifications')
    expect(page?.sections).toEqual([expect.objectContaining({ type: 'collection', view: 'table' })])
    expect(sectionsOf(screens, 'Technology').map(({ type }) => type)).toEqual(['prose'])
  })

  it.each([
    [
      'A landing page for a photographer with a brief introduction and a contact form.',
      'As a photographer I',
    ],
    ['A website for a law firm with about us and contact pages.', 'As a law firm we'],
  ])('whoever does the work is introduced as such: %s', (request, words) => {
    const model = understand(request)
    expect(JSON.stringify(model.screens)).toContain(words)
    expect(JSON.stringify(model.screens)).not.toMatch(
      /[Ee]verything around|that a? ?(?:law firm|photographer)/,
    )
  })

  it('those who are quoted have names, and it is said that they are samples', () => {
    const [quotes] = understand(
      'A landing page for a gardener with testimonials and a contact form.',
    ).screens.flatMap(({ sections }) => sections.filter((section) => section.type === 'testimonials'))
    expect(quotes?.text).toContain('Sample')
    expect(quotes?.items.map(({ name }) => name)).toEqual(['Ines Duarte', 'Tom Ashby', 'Priya Nair'])
  })

  it('the menu of a page leads to its parts, also where one page stands apart', () => {
    const site = renderApplication(
      understand(
        'A landing page for a real estate agent with testimonials. Users should be able to submit their name, email and other information.',
      ),
    ).get('src/site.ts')
    for (const part of ['/#what-people-say', '/#write-to-us', '/messages'])
      expect(site).toContain(`'${part}'`)
    expect(site).not.toContain('/#tell-us-what-you-need')
  })

  it('what a site is made with is not what it is about', () => {
    const { name, subject } = understand('A WordPress website with home, about us and contact us.')
    expect([name, subject]).toEqual(['Our Company', ''])
  })
})

function sectionsOf(screens: ReturnType<typeof understand>['screens'], title: string): readonly Section[] {
  return screens.find((screen) => screen.title === title)?.sections ?? []
}

describe('a site that few words ask for', () => {
  const homeOf = (wish: string) => understand(wish).screens[0]?.sections ?? []

  it('shows what it offers before what others say of it, and questions last', () => {
    const types = homeOf('SaaS landing page with pricing').map(({ type }) => type)
    expect(types).toEqual([
      'hero',
      'highlights',
      'pricing',
      'testimonials',
      'faq',
      'callToAction',
      'inquiry',
      'contactDetails',
    ])
    expect(understand('SaaS landing page with pricing').name).toBe('Northlight')
  })

  it('tells who runs the place rather than what its menu says', () => {
    const home = homeOf('church website')
    expect(home.map(({ type }) => type)).toEqual(['hero', 'collection', 'prose', 'callToAction'])
    expect(JSON.stringify(home)).toContain('You are welcome')
  })

  it('says everything once on one page', () => {
    const titles = homeOf('landing page for my coffee roastery').map(({ title }) => title)
    expect(new Set(titles).size).toBe(titles.length)
  })

  it('says no price of what costs nothing, and no stock where nothing is sold', () => {
    const fieldsOf = (wish: string) => understand(wish).entities[0]?.fields.map(({ id }) => id)
    expect(fieldsOf('church website')).not.toContain('price')
    expect(fieldsOf('landing page for my coffee roastery')).not.toContain('stock')
  })
})
