import { describe, expect, it } from 'vitest'
import { understand } from './understand.ts'

describe('whatever is managed, a management system is one', () => {
  it.each([
    [
      'Please implement an apiary management website for beekeepers. Users should be able to manage hives, harvests and treatments.',
      ['hives', 'harvests', 'treatments'],
    ],
    [
      'Please build a purchasing management system. The system should have functions for managing vendors, purchase orders and invoices.',
      ['vendors', 'purchase orders', 'invoices'],
    ],
    [
      'A software for managing looms and spindles in a weaving mill. It should have loom management and spindle management.',
      ['looms', 'spindles'],
    ],
  ])('%s', (request, things) => {
    const { kind, entities, screens } = understand(request)
    expect(kind).toBe('operations')
    expect(entities.map(({ many }) => many)).toEqual(expect.arrayContaining(things))
    // It opens with figures, and has no page of a company.
    expect(screens.find(({ path }) => path === '/')?.sections.map(({ type }) => type)).toContain('dashboard')
    expect(screens.map(({ path }) => path)).not.toContain('/services')
    for (const entity of entities)
      expect(entity.abilities).toEqual(expect.arrayContaining(['create', 'edit']))
  })

  it('things that nobody described before say where they are and who sees to them, and what was done is of one of them', () => {
    const { entities } = understand(
      'Please implement an apiary management website for beekeepers. Users should be able to manage hives, harvests and treatments.',
    )
    const [hives, harvests] = entities
    expect(hives?.fields.map(({ label }) => label)).toEqual(
      expect.arrayContaining(['Location', 'Responsible', 'Status']),
    )
    expect(hives?.records.map(({ values }) => values['name'])).toContain('Hive 101')
    expect(harvests?.fields.find(({ id }) => id === 'hive')?.refersTo).toBe('hive')
  })

  it('a site that only mentions management stays a site', () => {
    expect(
      understand(
        'A website for a small agency. It should show our services, the team and how we handle change management.',
      ).kind,
    ).toBe('company')
  })

  it('pending and completed tasks are what was handed in, where people hand in applications', () => {
    const { screens, entities } = understand(
      'An office automation website with leave applications, pending tasks and completed tasks. Users should be able to log in, submit applications, view pending tasks and query completed tasks.',
    )
    const application = entities.find(({ many }) => many === 'leave applications')
    expect(entities.map(({ id }) => id)).not.toContain('task')
    for (const [title, state] of [
      ['Pending tasks', 'Submitted'],
      ['Completed tasks', 'Approved'],
    ] as const)
      expect(screens.find((screen) => screen.title === title)?.sections).toContainEqual(
        expect.objectContaining({
          entity: application?.id,
          where: { field: 'status', equals: expect.arrayContaining([state]) },
        }),
      )
    const tracker = understand(
      'A team task manager. Users can create tasks, view pending tasks and completed tasks.',
    )
    expect(tracker.entities.map(({ id }) => id)).toContain('task')
  })
})

describe('who runs a place and who comes there', () => {
  const { entities, roles } = understand(
    'A tennis court booking website. Users should be able to register, browse the courts, book a court and see their bookings. Administrators should be able to manage bookings.',
  )
  const staff = roles.filter(({ isStaff }) => isStaff).map(({ id }) => id)
  const find = (name: string) => entities.find(({ id }) => id === name)

  it('what visitors only look at is changed by those who run the place', () => {
    expect(staff).toEqual(['administrator'])
    expect(find('court')?.editableBy).toBe('staff')
  })

  it('a booking is changed by whoever made it, and confirmed by those who run the place', () => {
    const booking = find('booking')
    expect(booking?.editableBy).not.toBe('everyone')
    const rolesOf = (label: string) => booking?.lifecycle?.steps.find((step) => step.label === label)?.roles
    expect(rolesOf('Confirm')).toEqual(staff)
    expect(rolesOf('Mark as done')).toEqual(staff)
    expect(booking?.lifecycle?.steps.find(({ label }) => label === 'Cancel')).toMatchObject({
      roles: [],
      by: 'maker',
    })
  })

  it('where everybody works, everybody takes the steps', () => {
    const clinic = understand(
      'A clinic management system to manage appointments, patients and rooms. Users can log in. Administrators manage the accounts.',
    )
    const appointment = clinic.entities.find(({ id }) => id === 'appointment')
    expect(clinic.kind).toBe('operations')
    expect(appointment?.lifecycle?.steps.flatMap((step) => step.roles)).toEqual([])
  })
})

it('keeps what is managed apart, also where its name can be an act', () => {
  const { entities } = understand(
    'A website with functionalities for order management and customer management.',
  )
  expect(entities.map(({ one }) => one)).toEqual(expect.arrayContaining(['order', 'customer']))
  expect(entities.filter(({ one }) => one.includes('management'))).toEqual([])
})
