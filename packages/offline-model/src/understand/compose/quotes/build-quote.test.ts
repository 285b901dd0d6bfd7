import { describe, expect, it } from 'vitest'
import type { SectionOf } from '../../../model/section.ts'
import { understand } from '../../understand.ts'

const quoteOf = (request: string): SectionOf<'quote'> | undefined =>
  understand(request)
    .screens.flatMap(({ sections }) => sections)
    .find((section) => section.type === 'quote')

const bureau =
  'Please implement a translation bureau website. Users should be able to log in, choose source and target language, enter the number of words, see the price at once, upload a document, and track the status of the order. Translators can accept orders and deliver the translation. Administrators can manage prices per language pair.'

describe('a service with an instant quote', () => {
  it('has a price list, a price that follows from it, orders, and somebody for each part', () => {
    const { entities, roles, screens, notUnderstood } = understand(bureau)
    expect(notUnderstood).toEqual([])
    expect(quoteOf(bureau)).toMatchObject({ entity: 'order', prices: 'price', isForAccounts: true })
    expect(entities.find(({ id }) => id === 'price')?.editableBy).toBe('staff')
    expect(roles.map(({ label, isStaff }) => [label, isStaff])).toEqual([
      ['User', false],
      ['Administrator', true],
      ['Translator', true],
    ])
    const titles = screens.map(({ title }) => title)
    expect(titles).toEqual(
      expect.arrayContaining(['Get a quote', 'My orders', 'Manage prices', 'Translator orders']),
    )
    const order = entities.find(({ id }) => id === 'order')
    expect(order?.fields.map(({ id }) => id)).toContain('document')
    expect(order?.lifecycle?.states.map(({ name }) => name)).toContain('Delivered')
  })

  it.each([
    [bureau, ['Language pair', 'Delivery', 'Extras'], ['words']],
    [
      'An online print shop with price calculation. Users choose paper size, color mode and binding, enter the number of pages and copies, and see the total price instantly.',
      ['Paper size', 'Colour mode', 'Binding'],
      ['pages', 'copies'],
    ],
    [
      'A pottery website with an instant quote. Customers choose the glaze and the clay, enter the number of plates, and send the request.',
      ['Glaze', 'Clay', 'By amount'],
      ['plate'],
    ],
    [
      'an instant quote website for a moving company',
      ['Base price', 'Extra services'],
      ['distance', 'volume', 'floors'],
    ],
  ])('asks for the options and amounts of the service: %s', (request, groups, amounts) => {
    const quote = quoteOf(request)
    for (const name of groups) expect(quote?.groups.map((group) => group.name)).toContain(name)
    expect(quote?.amounts.map(({ id }) => id)).toEqual(amounts)
  })

  it('has samples whose price is the sum of what was chosen', () => {
    const { entities } = understand(bureau)
    const recordsOf = (id: string) => entities.find((entity) => entity.id === id)?.records ?? []
    const [first] = recordsOf('order')
    expect(first?.values['details']).toBe(
      'Language pair: English to German, Delivery: Express, next day, Number of words: 330',
    )
    expect(first?.values['total']).toBe(52.8)
    const kinds = new Set(recordsOf('price').map(({ values }) => values['kind']))
    expect(kinds).toEqual(new Set(['Language pair', 'Delivery', 'Extras']))
  })

  it.each([
    'a car rental website where customers see the price at once',
    'a loan calculator that shows the cost instantly',
    'a website for inspirational quotes',
    'Please implement a cleaning company website with services and a contact form.',
  ])('is not what "%s" asks for', (request) => {
    expect(quoteOf(request)).toBeUndefined()
  })
})
