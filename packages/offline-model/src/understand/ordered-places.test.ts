import { describe, expect, it } from 'vitest'
import { paymentMethods } from './compose/payment.ts'
import { understand } from './understand.ts'

describe('rooms that are ordered', () => {
  const { entities, screens } = understand(
    'A self-service karaoke room ordering mini-program. Users should be able to log in, browse rooms, place orders for rooms, open the room, pay with WeChat and view order status. Administrators should be able to manage rooms and view orders.',
  )
  const sections = screens.flatMap((screen) => screen.sections)
  const order = entities.find(({ one }) => one === 'order')

  it('are booked for a time, and paid for as the request says', () => {
    expect(sections.filter(({ type }) => type === 'cart' || type === 'checkout')).toEqual([])
    const booking = sections.find((section) => section.type === 'booking')
    expect(booking).toMatchObject({ resource: 'room', booking: order?.id, methods: ['wechat', 'card'] })
    expect(order?.fields.map(({ id }) => id)).toEqual(
      expect.arrayContaining(['room', 'date', 'time', 'total']),
    )
  })

  it('are opened and left by whoever ordered them, once they are paid', () => {
    const steps = order?.lifecycle?.steps ?? []
    expect(steps.find(({ label }) => label === 'Open the room')).toMatchObject({
      from: ['Paid', 'Confirmed'],
      to: 'Opened',
      by: 'maker',
    })
    expect(steps.find(({ label }) => label === 'Leave the room')).toMatchObject({
      from: ['Opened'],
      to: 'Done',
    })
    expect(steps.find(({ label }) => label === 'Cancel')?.from).not.toContain('Done')
  })

  it('are named in the samples of orders, which cost what the room costs', () => {
    const rooms = entities.find(({ id }) => id === 'room')?.records ?? []
    for (const { values } of order?.records ?? []) {
      const room = rooms.find(({ id }) => id === values['room'])
      expect(values['title']).toContain(room?.values['name'])
      expect(values['total']).toBe(room?.values['hourlyPrice'])
    }
  })
})

describe('what is bought stays an order', () => {
  it('where there are goods, they go into a cart', () => {
    const { screens } = understand(
      'A snack shop website. Users can browse products, place orders and pay with WeChat.',
    )
    expect(screens.flatMap(({ sections }) => sections).map(({ type }) => type)).toContain('cart')
  })

  it('the ways to pay that are named come first', () => {
    expect(paymentMethods('users pay with alipay or paypal')).toEqual(['alipay', 'paypal', 'card'])
    expect(paymentMethods('users pay')).toEqual(['card', 'bank'])
  })
})
