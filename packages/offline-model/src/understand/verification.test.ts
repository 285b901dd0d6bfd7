import { describe, expect, it } from 'vitest'
import { renderApplication } from '../render/index.ts'
import { runAppLogic } from '../render/testing/run-app-logic.ts'
import { understand } from './understand.ts'

const shop =
  'A theme park website with ticket packages and order verification. Users can buy tickets, verify orders and manage their account.'

describe('what is shown by its code', () => {
  it.each([
    [shop, 'order'],
    ['A museum booking website. Visitors can book tours and staff can verify bookings.', 'booking'],
  ])('counts once: %s', (request, one) => {
    const { screens, entities } = understand(request)
    const [section] = screens.flatMap(({ sections }) =>
      sections.filter(({ type }) => type === 'verification'),
    )
    const entity = entities.find(({ id }) => section?.type === 'verification' && id === section.entity)
    expect([entity?.one, section?.title]).toEqual([one, expect.stringContaining(one)])
    expect(entity?.lifecycle?.steps).toContainEqual(expect.objectContaining({ label: 'Verify', to: 'Used' }))
    expect(entity?.lifecycle?.steps.find(({ label }) => label === 'Verify')?.from).not.toContain('Cancelled')
  })

  it('is found however the code is spelt, and what has no such code is not', async () => {
    const found = await runAppLogic(
      renderApplication(understand(shop)),
      `import { orderResource as orders } from '@/data/orders'
      import { findByCode } from '@/lib/find-by-code'
      const { number } = orders.collection.all()[0]
      const spelt = [number, number.toLowerCase(), ' ' + number.replace('-', ' ')]
      console.log(JSON.stringify([...spelt, 'nothing', ''].map((code) => findByCode(orders, code) !== undefined)))`,
    )
    expect(found).toEqual([true, true, true, false, false])
  })

  it('is approved by somebody where people work', () => {
    const { screens } = understand(
      'A freight management system. Staff can log in, manage orders and verify orders.',
    )
    expect(screens.flatMap(({ sections }) => sections).map(({ type }) => type)).not.toContain('verification')
  })
})
