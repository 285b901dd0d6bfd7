import { describe, expect, it } from 'vitest'
import { understand } from './understand.ts'

describe('a house that people go to', () => {
  it.each([
    ['a website for a bakery', 'Bakery', ['product', 'message'], 'Country loaf'],
    [
      'Build a website for my small family bakery called Crumb',
      'Crumb',
      ['product', 'message'],
      'Country loaf',
    ],
    ['a pizzeria', 'Pizzeria', ['dish', 'table', 'booking', 'message', 'photo'], 'Margherita'],
    [
      'a website for my coffee shop',
      'Coffee Shop',
      ['dish', 'table', 'booking', 'message', 'photo'],
      'Flat white',
    ],
    ['a website for a flower shop', 'Flower Shop', ['product', 'order', 'message'], 'Meadow bouquet'],
    [
      'a website for a boutique hotel in Paris',
      'Boutique Hotel',
      ['guestRoom', 'booking', 'message'],
      'Garden room',
    ],
    ['a website for a theater', 'Theater', ['theatrePlay', 'booking', 'message'], 'The Visitor'],
    ['a website for a ski school', 'Ski School', ['course', 'teacher', 'message'], 'First turns'],
    ['a website for a dog groomer', 'Dog Groomer', ['service', 'appointment', 'message'], 'Wash and brush'],
    ['a website for a moving company', 'Moving Company', ['message'], 'Tom Ashby'],
    ['a website for a brewery', 'Brewery', ['product', 'message', 'photo'], 'House Lager'],
  ])('shows what it has: %s', (...[wish, name, things, first]) => {
    const model = understand(wish)
    expect([model.name, model.entities.map(({ id }) => id), model.notUnderstood]).toEqual([name, things, []])
    const [shown] = model.entities
    expect(shown && firstTitle(shown)).toBe(first)
  })

  it('has its own things on its menu, also in an app', () => {
    const [menu] = understand(
      'Build an app for a small bakery with a menu, opening hours and orders',
    ).entities
    expect(menu && firstTitle(menu)).toBe('Country loaf')
  })

  it('has orders of what it sells', () => {
    const orders = understand('a website for a flower shop').entities.find(({ id }) => id === 'order')
    expect(orders?.records[0]?.values['items']).toBe('1 × Meadow bouquet')
  })

  it('says what its trade offers', () => {
    const services = understand('a website for a plumber').screens.find(({ title }) => title === 'Services')
    expect(JSON.stringify(services)).toContain('Leaks and blockages')
  })

  it('takes bookings for tables, at the times of meals', () => {
    const [booking] = understand('a pizzeria').screens.flatMap(({ sections }) =>
      sections.filter((section) => section.type === 'booking'),
    )
    expect(booking).toMatchObject({ resource: 'table', slots: expect.arrayContaining(['12:30', '20:00']) })
  })

  it('asks what such things cost', () => {
    const prices = (wish: string) =>
      understand(wish).entities[0]?.records.map(({ values }) => Number(values['price'])) ?? []
    expect(Math.max(...prices('a website for my coffee shop'))).toBeLessThanOrEqual(9)
    expect(Math.max(...prices('a website for a bakery'))).toBeLessThanOrEqual(32)
  })

  it('serves no meat to whoever eats none', () => {
    const dishes = understand('a website for a sushi restaurant').entities[0]?.records ?? []
    const vegetarian = dishes.filter(({ values }) => values['isVegetarian'] === true)
    expect(vegetarian.map(({ values }) => values['name'])).not.toContain('Salmon nigiri')
    expect(vegetarian.map(({ values }) => values['name'])).toContain('Avocado maki')
  })

  it('has messages from people', () => {
    const messages = understand('a website for a bakery').entities.find(({ id }) => id === 'message')
    expect(messages?.records[0]?.values).toMatchObject({ name: 'Tom Ashby', email: 'tom.ashby@example.com' })
  })
})

describe('the desk behind a house', () => {
  it.each([
    ['a hotel management system', ['hotelBooking', 'guestRoom', 'guest', 'employee']],
    ['a restaurant management system', ['order', 'dish', 'tableReservation', 'employee']],
    ['an app to manage my restaurant', ['order', 'dish', 'tableReservation', 'employee']],
    ['a gym management app', ['membership', 'fitnessClass', 'coach', 'payment']],
    ['a library management system', ['bookLoan', 'book', 'member']],
    ['a law firm case management system', ['legalCase', 'client', 'appointment', 'invoice']],
    ['an inventory app for a bakery', ['inventory', 'supplier', 'stockMovement']],
    ['a kitchen display for a restaurant', ['order']],
  ])('is for those who run it: %s', (wish, things) => {
    const model = understand(wish)
    expect([model.kind, model.entities.map(({ id }) => id), model.notUnderstood]).toEqual([
      'operations',
      things,
      [],
    ])
  })
})

function firstTitle({
  titleField,
  records,
}: {
  titleField: string
  records: readonly { values: Readonly<Record<string, unknown>> }[]
}): unknown {
  return records[0]?.values[titleField]
}
