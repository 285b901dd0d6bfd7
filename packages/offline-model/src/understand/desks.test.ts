import { describe, expect, it } from 'vitest'
import type { ApplicationModel } from '../model/application-model.ts'
import { understand } from './understand.ts'

const repairs =
  'A repair desk for a housing company: tenants report repairs, staff assign them to technicians and technicians mark them as done.'
const tickets = 'help desk where customers open tickets and agents answer them'
const leave =
  'We need an internal tool where employees request time off and managers approve it. Show a team calendar.'

describe('an app that one comes to with something to hand in', () => {
  it.each([
    [repairs, 'New repair', 'My repairs'],
    [tickets, 'New ticket', 'My tickets'],
    [leave, 'New time off request', 'My time off requests'],
    [
      'A town app where citizens report potholes and staff close the reports',
      'New pothole report',
      'My pothole reports',
    ],
    [
      'A school portal. Students request certificates and clerks approve them.',
      'New certificate request',
      'My certificate requests',
    ],
    [
      'A property repair desk. Residents submit repair requests with photos. The manager assigns workers to repair requests.',
      'New repair request',
      'My repair requests',
    ],
  ])('leads to its form, and then to what one handed in: %s', (request, form, list) => {
    const model = understand(request)
    expect(heroOf(model).actions.map(({ label }) => label)).toEqual([form, list])
    expect(model.screens.find(({ title }) => title === form)?.sections[0]?.type).toBe('recordForm')
    expect(homeOf(model).sections.at(-1)).toMatchObject({ type: 'callToAction', actions: [{ label: form }] })
    expect(heroOf(model).title).not.toMatch(/booked|in order|paperwork/i)
  })

  it('leads to what is chosen from, where one looks through that first', () => {
    const model = understand(
      'A pet adoption site. Adopters can browse pets and submit adoption applications with address and reason. Shelter staff can approve applications.',
    )
    expect(heroOf(model).actions[0]?.label).toBe('Pets')
  })

  it('speaks of no booking where nothing can be booked', () => {
    const model = understand(
      'A property site. Agents publish properties with pictures and prices. Owners manage leases.',
    )
    expect(model.screens.flatMap(({ sections }) => sections).map(({ type }) => type)).not.toContain('booking')
    expect(
      `${model.tagline} ${homeOf(model)
        .sections.map((section) => ('title' in section ? section.title : ''))
        .join()}`,
    ).not.toMatch(/booked|when it suits/i)
  })

  it('keeps figures, board and the list of people for those who answer', () => {
    const { screens } = understand(tickets)
    expect(screens.find(({ title }) => title === 'Agent tickets')).toMatchObject({
      access: 'roles',
      roles: ['agent'],
    })
    for (const title of ['Customers', 'Board', 'Dashboard'])
      expect(screens.find((screen) => screen.title === title)).toMatchObject({
        access: 'roles',
        roles: ['agent'],
      })
  })

  it('shows what those who work on it were given above what there is to do', () => {
    const list = understand(repairs).screens.find(({ title }) => title === 'Technician repairs')
    expect(list?.sections.map((section) => section.type === 'collection' && section.scope)).toEqual([
      'taken',
      'all',
    ])
  })

  it('asks those who live in a house for nothing that a workshop writes down', () => {
    const fieldsOf = (request: string) =>
      understand(request)
        .entities.find(({ id }) => id === 'repair')
        ?.fields.map(({ id }) => id)
    expect(fieldsOf(repairs)).toEqual(expect.arrayContaining(['title', 'category', 'description']))
    expect(fieldsOf(repairs)).not.toContain('price')
    expect(fieldsOf(repairs)).not.toContain('customer')
    expect(fieldsOf('an apartment building app where residents report repairs')).not.toContain('price')
    expect(fieldsOf('bike repair tracker')).toContain('price')
  })

  it('has samples of what people report there', () => {
    const first = (request: string, id: string) => {
      const entity = understand(request).entities.find((known) => known.id === id)
      return entity?.records[0]?.values[entity.titleField]
    }
    const houses =
      'A property repair desk. Tenants submit repair requests with photos. Staff close repair requests.'
    expect(first(houses, 'repairRequest')).toMatch(/tap|radiator|light|window|drain|lock|damp/i)
    expect(first(tickets, 'ticket')).toMatch(/parcel|charged|size|address|invoice|discount|account/i)
  })
})

describe('a word that stands for what was said before', () => {
  it('means that: "report repairs, assign them"', () => {
    const repair = understand(repairs).entities.find(({ id }) => id === 'repair')
    expect(repair?.lifecycle?.steps.find(({ label }) => label === 'Assign')?.asks).toEqual(['technician'])
    expect(understand(repairs).notUnderstood).toEqual([])
  })

  it('is approved as what was asked for: "request time off and approve it"', () => {
    const { entities, notUnderstood } = understand(leave)
    expect(entities[0]?.lifecycle?.steps.map(({ label }) => label)).toContain('Approve')
    expect(entities.map(({ id }) => id)).not.toContain('ticket')
    expect(notUnderstood).toEqual([])
  })
})

describe('an internal tool', () => {
  it.each([
    ['internal tool for our IT team to manage laptops', ['laptop']],
    ['internal tool to track vendor contracts', ['vendorContract']],
  ])('keeps what it is said to keep, and no tickets beside it: %s', (request, things) => {
    expect(understand(request).entities.map(({ id }) => id)).toEqual(things)
  })

  it('keeps tickets where nothing is said', () => {
    expect(understand('internal tool').entities.map(({ id }) => id)).toEqual(['ticket'])
  })
})

function homeOf(model: ApplicationModel) {
  const home = model.screens.find(({ path }) => path === '/')
  if (home === undefined) throw new Error('There is no first page.')
  return home
}

function heroOf(model: ApplicationModel) {
  const hero = homeOf(model).sections.find(({ type }) => type === 'hero')
  if (hero?.type !== 'hero') throw new Error('There is no hero.')
  return hero
}
