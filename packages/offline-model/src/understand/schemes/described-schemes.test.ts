import { describe, expect, it } from 'vitest'
import { schemes } from './schemes.ts'
import { understand } from '../understand.ts'

type Subject = readonly [request: string, sections: readonly string[]]

const subjects: readonly Subject[] = [
  [
    'Build a liquidity planner for a bakery. Owners can import bank files, enter regular bills, and see the balance of the coming year in the best and the worst case.',
    ['forecast', 'statementImport'],
  ],
  [
    'Create a Q&A platform for gardeners. Members post questions with tags, write answers, upvote them, and the best one is accepted.',
    ['questions', 'reputation', 'detail'],
  ],
  [
    'Develop a family tree app. Users can enter ancestors, parents and children, look at the tree and keep pictures.',
    ['familyTree', 'photoWall'],
  ],
  [
    'Implement a home automation dashboard. Residents can dim lights, set the heating, combine devices into scenes and start these at a time.',
    ['devices', 'scenes', 'dashboard'],
  ],
  [
    'Create a language translation tool. Users can type text, pick two languages, hear the result and keep favourites.',
    ['translator'],
  ],
  [
    'Please develop a concert ticketing platform. Fans choose a ticket category and pay, get a QR code, and staff scan it at the entrance.',
    ['ticketShop', 'ticketWallet', 'ticketSales', 'verification'],
  ],
  [
    'Create a help desk system. Customers open tickets, agents answer, assign and merge them, and there is a knowledge base.',
    ['recordForm', 'merge', 'responseTimes', 'kanban'],
  ],
  [
    'A contract lifecycle tool: drafts from templates, approval, electronic signing, an archive and warnings before a contract ends.',
    ['fromTemplate', 'signing', 'watch'],
  ],
  [
    'Design a website for a jazz festival. Guests look at the line-up, plan their days by stage, see what overlaps, and get tickets.',
    ['programme', 'ticketShop', 'faq', 'map'],
  ],
  [
    'Create a site for a design conference with speakers, an agenda by room, and tickets with codes.',
    ['programme', 'ticketShop', 'ticketWallet'],
  ],
  [
    'Create an insurer website where visitors work out a premium, take out a policy and report claims with photos.',
    ['premium', 'compare', 'recordForm'],
  ],
  [
    'A manufacturing execution system. Operators enter good and scrap pieces per order, and managers see figures by line.',
    ['workReport', 'dashboard', 'kanban'],
  ],
  [
    'Build a yoga class booking app with a wait list, session cards and instructors that can be rated.',
    ['classes'],
  ],
  [
    'Make a platform where founders meet investors. Founders publish pitches, investors follow deals and get suggestions that match.',
    ['matching', 'kanban', 'chat'],
  ],
  [
    'Create a website for parking lots in a city where drivers reserve, pay by the hour and buy a monthly pass.',
    ['booking', 'recordForm', 'map'],
  ],
  [
    'Develop a photography portfolio site with photo galleries, packages and a form to ask for a shooting.',
    ['photoWall', 'recordForm'],
  ],
]

describe('subjects that are known as a whole', () => {
  it.each(subjects)('have what makes them themselves: %s', (request, sections) => {
    const { screens, notUnderstood } = understand(request)
    const types = screens.flatMap((screen) => screen.sections.map(({ type }) => type))
    expect(types).toEqual(expect.arrayContaining([...sections]))
    expect(notUnderstood).toEqual([])
  })

  it('name only things, states and screens that are there', () => {
    for (const [request] of subjects) {
      const { entities, screens } = understand(request)
      const ids = new Set(entities.map(({ id }) => id))
      const named = screens.flatMap(({ sections }) =>
        sections.flatMap((section) =>
          Object.entries(section).flatMap(([key, value]) =>
            (key === 'entity' || key.endsWith('In')) && typeof value === 'string' ? value : [],
          ),
        ),
      )
      expect(named.filter((id) => !ids.has(id))).toEqual([])
      const targets = new Set(screens.map(({ id }) => id))
      const watched = screens.flatMap(({ sections }) =>
        sections.flatMap((section) => (section.type === 'watch' ? section.items : [])),
      )
      expect(watched.filter(({ action }) => !targets.has(action.screen))).toEqual([])
    }
  })

  it('have samples that fit their fields, and that refer to each other', () => {
    const wrong = schemes.flatMap(({ things }) =>
      [...(things ?? [])].flatMap(([name, { template }]) =>
        template.rows.flatMap((row) => [
          ...(row.length === template.columns.length ? [] : [`${name}: ${row.join('; ')}`]),
          ...template.columns.flatMap((column, at) => {
            const field = template.fields.find(({ id }) => id === column)
            const value = row[at] ?? ''
            const isKnown = field?.type !== 'choice' || value === '~' || field.options.includes(value)
            const isPointed = field?.type !== 'reference' || /^(?:#\d+|~)$/.test(value)
            return isKnown && isPointed && field !== undefined ? [] : [`${name}.${column}: ${value}`]
          }),
        ]),
      ),
    )
    expect(wrong).toEqual([])
  })

  it('say what they lack', () => {
    const { notUnderstood } = understand(
      'A translation app. Users can translate text, listen to it and translate photos of menus.',
    )
    expect(notUnderstood.join(' ')).toContain('photos of menus')
  })

  it('leave other houses with the same words alone', () => {
    const types = (request: string) =>
      understand(request).screens.flatMap((screen) => screen.sections.map(({ type }) => type))
    expect(
      types('A website for a translation agency with services, prices and a contact form.'),
    ).not.toContain('translator')
    expect(types('A blog about smart homes with articles and comments.')).not.toContain('devices')
    expect(types('A film festival site with screenings and a jury that rates films.')).not.toContain(
      'programme',
    )
  })
})
