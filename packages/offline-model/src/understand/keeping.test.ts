import { describe, expect, it } from 'vitest'
import { understand } from './understand.ts'

const fieldsOf = (request: string, one: string) =>
  understand(request)
    .entities.find((entity) => entity.one === one)
    ?.fields.map(({ id }) => id)

const menuOf = (request: string) =>
  understand(request)
    .screens.filter(({ isInMenu }) => isInMenu)
    .map(({ title }) => title)

const sectionsOf = (request: string) => understand(request).screens.flatMap(({ sections }) => sections)

describe('a tool that is told by what is kept in it', () => {
  it.each([
    [
      'A tool for a bakery to plan production: recipes, daily orders from cafes, and what to bake tomorrow',
      'Bakery Production',
      ['Dashboard', 'Recipes', 'Orders', 'Cafes', 'Baking tasks', 'To bake'],
    ],
    [
      'An app for our sailing club: boats, members, and who has which boat',
      'Sailing Club',
      ['Dashboard', 'Boats', 'Members'],
    ],
    [
      "I'm a piano teacher. I want to keep track of students, weekly lessons, who has paid, and homework notes.",
      'Piano Teacher',
      ['Dashboard', 'Students', 'Lessons', 'Not paid yet', 'Homework notes'],
    ],
    [
      'Maintenance log for our ski lifts: inspections per lift, defects with severity, and which inspections are due',
      'Ski Lift Maintenance Log',
      ['Dashboard', 'Inspections', 'Lifts', 'Defects', 'Due soon'],
    ],
    [
      'Keep track of my plants, when they need water, and notes',
      'Plants',
      ['Dashboard', 'Plants', 'Due soon'],
    ],
    [
      'Bug tracker with projects, severity, assignee and comments',
      'Bug Tracker',
      ['Dashboard', 'Bugs', 'Projects'],
    ],
  ])('keeps just that, and is called after whose it is: %s', (request, name, menu) => {
    const model = understand(request)
    expect([model.name, model.kind, model.notUnderstood]).toEqual([name, 'operations', []])
    expect(menuOf(request)).toEqual(menu)
    expect(model.requirements.map(({ state }) => state)).not.toContain('missed')
  })

  it('records belong to what is kept beside them, and properties to what was spoken of', () => {
    const vet = 'Vet clinic software: patients with their owners, appointments, vaccination due dates'
    expect(fieldsOf(vet, 'patient')).toEqual(expect.arrayContaining(['species', 'owner']))
    expect(fieldsOf(vet, 'vaccination')).toEqual(expect.arrayContaining(['patient', 'dueDate']))
    const boats = understand('An app for our sailing club: boats, members, and who has which boat')
    expect(boats.entities.find(({ one }) => one === 'boat')?.fields).toContainEqual(
      expect.objectContaining({ id: 'heldBy', refersTo: 'member' }),
    )
    const translator =
      "I'm a freelance translator. Track my projects, clients, word counts, deadlines and who owes me money."
    expect(fieldsOf(translator, 'project')).toEqual(expect.arrayContaining(['wordCount', 'dueDate']))
    expect(fieldsOf(translator, 'client')).toContain('payment')
    const log = 'Beekeeping log with hives, inspections, and honey harvest per hive with a chart by year'
    expect(fieldsOf(log, 'honey harvest')).toContain('hive')
  })

  it('work is planned for the day or week that was said, and a day that is due is called so', () => {
    const brewery = 'A tool for a brewery: batches, tanks, and what to brew next week'
    expect(sectionsOf(brewery)[0]).toMatchObject({
      items: [{ label: 'To brew next week', within: { field: 'dueDate', span: 'nextWeek' } }],
    })
    const flats =
      'An app to manage my rental flats: tenants, when rent is due, who has paid and who owes money'
    expect(fieldsOf(flats, 'rent')).toContain('dueDate')
    expect(fieldsOf(flats, 'tenant')?.filter((id) => id === 'payment')).toHaveLength(1)
  })

  it('what is ordered is what there are recipes of', () => {
    const { entities } = understand(
      'A tool for a bakery to plan production: recipes and daily orders from cafes',
    )
    const ordered = entities.find(({ id }) => id === 'order')?.records.map(({ values }) => values['items'])
    expect(ordered).toContain('1 × Country loaf')
  })

  it('what is due, what expires and who has not paid stand on the first page', () => {
    const [first] = sectionsOf(
      'App for our volunteer fire department: members, training hours, and which certificates expire soon',
    )
    expect(first).toMatchObject({
      type: 'watch',
      items: [{ label: 'Certificates that expire soon', within: { field: 'expiresOn', span: 'soon' } }],
    })
    const equipment =
      'Track our equipment: cameras, lenses, lights. Who has what, when it is due back, and flag overdue items.'
    expect(sectionsOf(equipment)[0]).toMatchObject({
      items: [{ within: { field: 'dueBack', span: 'overdue' } }],
    })
    const kept = understand(equipment).entities[0]
    expect(kept?.fields.find(({ id }) => id === 'category')?.options).toEqual(['Camera', 'Lens', 'Light'])
    expect(kept?.records.slice(0, 4).map(({ values }) => [values['name'], values['category']])).toEqual([
      ['Camera 1', 'Camera'],
      ['Lens 1', 'Lens'],
      ['Light 1', 'Light'],
      ['Camera 2', 'Camera'],
    ])
    const paid = sectionsOf('Guest house management: rooms, guests, and who has paid')[0]
    expect(paid).toMatchObject({ items: [{ label: 'Not paid yet', where: { field: 'payment' } }] })
  })

  it('what those who work with it do says what they keep', () => {
    const gym =
      'We run a climbing gym. I need an app where staff can check members in, see whose membership expired, and sell day passes'
    expect(understand(gym).name).toBe('Climbing Gym')
    expect(menuOf(gym)).toEqual([
      'Dashboard',
      'Check-ins',
      'Members',
      'Memberships',
      'Expires soon',
      'Day pass sales',
    ])
    expect(fieldsOf(gym, 'check-in')).toContain('member')
    const crm =
      'Build me a CRM where I can add leads, log calls and emails, and see a pipeline by stage with total deal value'
    expect(menuOf(crm)).toEqual(['Dashboard', 'Leads', 'Calls', 'Emails', 'Board'])
    expect(fieldsOf(crm, 'lead')).toContain('value')
    expect(fieldsOf(crm, 'call')).toContain('lead')
  })

  it('what runs low is a list, by the least that there should be', () => {
    const roastery =
      'A dashboard for a coffee roastery: green coffee stock by origin, roast batches with weight loss percentage, and monthly sales chart. Warn when stock of an origin drops below 20 kg.'
    const model = understand(roastery)
    expect(model.requirements.map(({ state }) => state)).not.toContain('missed')
    expect(sectionsOf(roastery)[0]).toMatchObject({
      type: 'watch',
      items: [{ below: { field: 'quantity', than: 'warnBelow' } }],
    })
    expect(model.entities[0]?.records.map(({ values }) => values['warnBelow'])).toContain(20)
    expect(fieldsOf(roastery, 'roast batch')).toContain('weightLossPercentage')
    expect(menuOf(roastery)).toContain('Sales')
  })

  it('figures by the day are readings of what they are measured for', () => {
    const solar =
      'A dashboard for our solar installations showing energy produced per day, per site, and alerts when a site underperforms'
    expect(understand(solar).notUnderstood).toEqual([])
    expect(fieldsOf(solar, 'energy reading')).toEqual(
      expect.arrayContaining(['site', 'date', 'amount', 'minimum']),
    )
    expect(menuOf(solar)).toEqual(['Dashboard', 'Energy readings', 'Sites', 'Below minimum'])
  })

  it('sentences tell what is recorded, with what, and which way it goes', () => {
    const repairs =
      'Build an app for a small repair shop. Technicians log repairs with customer name, device and estimated cost. Each repair moves from received to diagnosing, repaired and picked up. Show overdue repairs on the dashboard and print a receipt.'
    const model = understand(repairs)
    expect([model.name, model.notUnderstood]).toEqual(['Repair Shop', []])
    expect(menuOf(repairs)).toEqual(['Dashboard', 'Repairs', 'Board', 'Overdue'])
    expect(fieldsOf(repairs, 'repair')).toEqual(
      expect.arrayContaining(['customerName', 'device', 'estimatedCost']),
    )
    expect(fieldsOf(repairs, 'repair')).not.toContain('customer')
    expect(model.entities[0]?.abilities).toContain('print')
  })

  it('the states that something moves through are its board', () => {
    const hiring =
      'Applicant tracking for our startup: candidates move through applied, phone screen, onsite, offer and hired'
    expect(understand(hiring).name).toBe('Applicant Tracking')
    expect(sectionsOf(hiring)).toContainEqual(
      expect.objectContaining({ type: 'kanban', entity: 'candidate', field: 'stage' }),
    )
    const stage = understand(hiring).entities[0]?.fields.find(({ id }) => id === 'stage')
    expect(stage?.options).toEqual(['Applied', 'Phone screen', 'Onsite', 'Offer', 'Hired'])
    const stories =
      'Tool for a newsroom: stories move through pitched, writing and published. Each story has a deadline and an author.'
    expect(fieldsOf(stories, 'story')).toEqual(expect.arrayContaining(['stage', 'deadline', 'author']))
  })

  it('is nothing that others look at, and no list of what people do', () => {
    for (const request of [
      'A website for a bakery: menu, opening hours and contact',
      'A learning platform: courses, lessons and quizzes',
      'A maintenance log: submit repair requests with a photo, filter them by status',
      'An app with notes and todos',
      'A tool library: members browse tools with photos, reserve a tool for a date range. Admin approves reservations.',
      'A meal planner: weekly grid with breakfast and dinner, drag recipes into the days, and generate a shopping list',
    ])
      expect(sectionsOf(request).some(({ type }) => type === 'watch')).toBe(false)
    expect(understand('A website for a bakery: menu, opening hours and contact').kind).not.toBe('operations')
  })
})
