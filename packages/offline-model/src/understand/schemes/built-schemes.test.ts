import { describe, expect, it } from 'vitest'
import { understand } from '../understand.ts'

const lifting =
  'A gym diary website for lifters. Users log sets, reps and weights, plan a weekly routine, look up exercises in a library, record their body weight and see charts of their progress.'
const party =
  'A birthday party planner. Hosts keep a checklist and a budget, invite guests, note who is coming and what they eat, give guests a seat at a table, manage vendors and see how many days are left.'
const pocket =
  'An app for tracking personal finances. People record income and spending, set a monthly budget for each category, see what is left, and look at charts by category and month.'
const parcels =
  'A parcel delivery website. Customers order a pickup, see the estimated price, keep an address book and track a parcel by its tracking number. Couriers update the status.'
const clinic =
  'An outpatient clinic website with departments and doctor schedules. Patients choose a department and a doctor, book a time and read their examination reports. Doctors see their appointments of today and write a diagnosis.'
const lending =
  'A system for a town library. Readers search books, reserve a book, renew their loans and see their fines. Librarians register loans and returns and manage readers.'
const resale =
  'A flea market website for neighbours. Users sell items with photos and a price, make an offer, buy, mark an item as sold, chat with sellers and rate the other side.'
const school =
  'An online learning website. Students enroll in courses, watch video lessons, take a quiz after each lesson, go on where they stopped and download a certificate. Teachers write courses and lessons.'
const kitchen =
  'A cookbook website for friends. Users publish recipes, search by ingredients, change the number of servings, rate and comment on recipes, and put ingredients on a shopping list.'
const flights =
  'An airline website. Travellers search flights by airports and date, see prices and free seats for each class, book for several passengers, pay, change a flight and get a refund.'
const shelter =
  'A dog rescue website. Visitors look through the dogs, filter them by age and size, apply for one, follow their application, sponsor a dog and register as volunteers. Staff publish dogs and decide on applications.'
const holding =
  'A dashboard for a group of companies. Managers compare the companies by revenue and profit, choose the period, manage stakeholders, store documents and export reports.'

describe('what everybody expects of a subject', () => {
  it.each([
    [lifting, ['Progress', 'Weekly plan', 'Workout log', 'Body data', 'Exercises']],
    [party, ['Overview', 'Checklist', 'Budget', 'Guests', 'Seating plan', 'Vendors']],
    [pocket, ['Overview', 'Budgets', 'Reports', 'Income and expenses']],
    [parcels, ['Send a parcel', 'My parcels', 'Track', 'Address book', 'Parcels to deliver']],
    [clinic, ['Book', 'My appointments', 'Departments', 'Doctors', 'My reports', 'Appointments of the day']],
    [lending, ['My fines', 'Reserve', 'My loans', 'Books', 'Readers', 'Loans and returns']],
    [resale, ['Items', 'Sell something', 'My items', 'Offers', 'My orders', 'Sellers and buyers', 'Chat']],
    [holding, ['Dashboard', 'Stakeholders', 'Documents', 'Reports', 'Key figures', 'Companies']],
    [school, ['My learning', 'Courses', 'Teaching']],
    [flights, ['Book', 'My tickets', 'Timetable']],
    [kitchen, ['Publish a recipe', 'Shopping list', 'Recipes']],
    [shelter, ['Pets', 'Adopt', 'My adoption applications', 'Volunteer', 'Sponsor', 'Review applications']],
  ])('is there, and nothing of it is missed: %s', (request, titles) => {
    const { screens, requirements, notUnderstood } = understand(request)
    const menu = screens.filter(({ isInMenu }) => isInMenu).map(({ title }) => title)
    expect(menu).toEqual(expect.arrayContaining(titles))
    expect(requirements.filter(({ state }) => state === 'missed')).toEqual([])
    expect(notUnderstood).toEqual([])
  })

  it('has samples that speak of each other, and none twice', () => {
    const { entities } = understand(lifting)
    const entries = entities.find(({ id }) => id === 'workoutEntry')?.records ?? []
    expect(entries.slice(0, 3).map(({ values }) => [values['exercise'], values['weight']])).toEqual([
      ['exercise-1', 62.5],
      ['exercise-2', 47.5],
      ['exercise-3', 85],
    ])
    const titles = entities.find(({ id }) => id === 'exercise')?.records.map(({ values }) => values['name'])
    expect(new Set(titles).size).toBe(titles?.length)
    for (const request of [lifting, party, parcels, clinic, lending, resale, holding, school, shelter])
      for (const { id, records } of understand(request).entities)
        expect([id, new Set(records.map(({ values }) => JSON.stringify(values))).size]).toEqual([
          id,
          records.length,
        ])
  })

  it('is left to others where somebody sells it, teaches it or writes about it', () => {
    const blog = understand('A fitness blog. Readers browse articles about training and comment on them.')
    expect(blog.screens.map(({ title }) => title)).not.toContain('Workout log')
    const gym = understand(
      'A gym website. Visitors see trainers, classes and prices; members book classes and track their workouts.',
    )
    expect(gym.screens.map(({ title }) => title)).not.toContain('Weekly plan')
    const planner = understand(
      'A website for a wedding planning agency. Visitors see our services, prices and past weddings, and send an inquiry.',
    )
    expect(planner.screens.map(({ title }) => title)).not.toContain('Seating plan')
  })
})

describe('what is paid and given', () => {
  it('a deposit is a part of the price, and the booking says that it was paid', () => {
    const { screens, entities } = understand(
      'A van rental website. Customers choose their days and extras, pay a deposit online, and cancel or extend a rental.',
    )
    const booking = screens.flatMap(({ sections }) => sections).find(({ type }) => type === 'booking')
    expect(booking).toMatchObject({ mode: 'stay', deposit: 20 })
    const steps = entities.flatMap(({ lifecycle }) => lifecycle?.steps ?? [])
    expect(steps.find(({ label }) => label === 'Cancel')?.from).toEqual(['Reserved', 'Deposit paid', 'Paid'])
  })

  it('how gifts were used stands in a ledger, and each gift has a certificate', () => {
    const { entities, screens } = understand(
      'A fundraising platform. Donors give money to campaigns and get a certificate. Organizers start campaigns and publish how the money was spent in a public ledger.',
    )
    expect(entities.find(({ id }) => id === 'ledgerEntry')?.fields.map(({ id }) => id)).toContain('receipt')
    expect(screens.map(({ path }) => path)).toContain('/ledger-entries')
    expect(entities.some(({ abilities }) => abilities.includes('certificate'))).toBe(true)
  })
})

describe('what follows from a step', () => {
  it('a loan is renewed by whoever has it, taken back by those who work there, and late ones cost', () => {
    const { entities, rules } = understand(lending)
    const steps = entities.find(({ id }) => id === 'loan')?.lifecycle?.steps ?? []
    expect(steps.find(({ label }) => label === 'Renew')).toMatchObject({
      to: 'On loan',
      by: 'maker',
      moves: { field: 'dueDate', days: 14 },
    })
    expect(steps.find(({ label }) => label === 'Take back late')).toMatchObject({
      roles: ['administrator'],
      fines: { due: 'dueDate', fee: 'fine', rate: 0.2 },
      sets: { reference: 'book', field: 'status', value: 'Available' },
    })
    expect(rules).toContainEqual({
      type: 'marks',
      entity: 'loan',
      referenceField: 'book',
      field: 'status',
      value: 'Lent out',
    })
  })

  it('a doctor writes the diagnosis, which nobody is asked for who books', () => {
    const appointment = understand(clinic).entities.find(({ id }) => id === 'appointment')
    expect(appointment?.lifecycle?.steps.find(({ asks }) => asks?.includes('diagnosis'))?.roles).toEqual([
      'doctor',
    ])
    expect(appointment?.fields.find(({ id }) => id === 'diagnosis')?.inForm).toBe(false)
  })
})
