import { describe, expect, it } from 'vitest'
import { understand } from '../understand.ts'

function typesOn(model: ReturnType<typeof understand>): string[] {
  return model.screens.flatMap(({ sections }) => sections.map(({ type }) => type))
}

describe('an application that is known as a whole', () => {
  it.each([
    [
      'A website for the weather of towns. People search a city, see the hourly and the weekly forecast and the air quality, keep cities, compare two of them and read storm warnings.',
      ['weather', 'weather', 'weather', 'weather'],
    ],
    [
      'A site for reports on shares. Readers look a share up by code, see its trend, choose the parts and the format of a report, and download it.',
      ['stockLookup', 'stockReport'],
    ],
    [
      'A vocabulary website. Learners choose a word list, set a daily goal, take spelling tests and practise what they got wrong.',
      ['wordPlan', 'wordBooks', 'spellingTest', 'wordMistakes', 'wordProgress'],
    ],
    [
      'An examination platform. Lecturers write questions and assemble papers; students take timed exams and see their scores and mistakes.',
      ['examRoom', 'examScores', 'examMistakes', 'questionBank', 'paperBuilder'],
    ],
    [
      'A personal blog. The author writes in Markdown, saves drafts and moderates comments; readers find articles by tag and by month.',
      ['archive', 'articleDesk', 'commentDesk'],
    ],
    [
      'A noodle ordering website for a chain. Guests choose a store, set the spice level and toppings, use a coupon, pay and follow the order to the pick-up.',
      ['menuOrder', 'progressTracker'],
    ],
    [
      'A platform for legal advice. Clients ask questions, book a lawyer, fill in contract templates and follow their case.',
      ['booking', 'documentTemplates', 'progressTracker'],
    ],
    [
      'A farm produce market for trading crops. Farmers publish crops with a price, buyers post a demand, negotiate and order, and everybody sees price trends.',
      ['priceTrends', 'cart', 'checkout'],
    ],
    [
      'A game lobby with rooms. Players open a room, play gomoku, chat, look at the ranking and buy coins.',
      ['gameRooms', 'hallRanking', 'gameRecords', 'coinShop'],
    ],
  ])('has all its parts, and nothing of it is missed: %s', (request, sections) => {
    const model = understand(request)
    expect(typesOn(model)).toEqual(expect.arrayContaining(sections))
    expect(model.notUnderstood).toEqual([])
    expect(model.requirements.filter(({ state }) => state === 'missed')).toEqual([])
  })

  it.each([
    [
      'A road trip site. Drivers look at routes, book hotels along them and buy an insurance for the journey, and see their orders.',
      ['hotel', 'insurancePlan'],
    ],
    [
      'A museum site with exhibitions and a collection. Guests reserve a guided tour for some people and buy tickets online.',
      ['guidedTour', 'admission'],
    ],
    [
      'A hostel booking site. Guests search by city and dates, look at rooms, filter by price and stars, pay for their nights and cancel.',
      ['room'],
    ],
    [
      'A flat rental site. Tenants filter flats by area and rent, ask landlords, book viewings and apply; landlords publish flats.',
      ['home'],
    ],
  ])('books what it is about, each thing on a page of its own: %s', (request, booked) => {
    const bookings = understand(request).screens.flatMap(({ sections }) =>
      sections.flatMap((section) => (section.type === 'booking' ? section.resource : [])),
    )
    expect(bookings).toEqual(booked)
  })

  it('tells those who decide from those who ask', () => {
    const model = understand(
      'A purchasing system for a school. Employees submit purchase requests, managers approve them, and the buyers turn them into orders and record the goods received.',
    )
    const stepsOf = (id: string) => model.entities.find((entity) => entity.id === id)?.lifecycle?.steps ?? []
    const order = stepsOf('purchaseRequest').find(({ to }) => to === 'Ordered')
    const receipt = stepsOf('purchaseOrder').find(({ to }) => to === 'Received')
    expect(stepsOf('purchaseRequest').find(({ to }) => to === 'Approved')?.roles).toEqual(['manager'])
    expect([order?.roles, order?.makes?.entity]).toEqual([['purchaser'], 'purchaseOrder'])
    expect([receipt?.adds?.field, receipt?.makes?.entity]).toEqual(['quantity', 'goodsReceipt'])
  })

  it('has what such a kitchen has, as it can be had there', () => {
    const menuIn = (request: string) => {
      const model = understand(request)
      const options = model.screens.flatMap(({ sections }) =>
        sections.flatMap((section) => (section.type === 'menuOrder' ? section.options : [])),
      )
      return [
        model.entities.find(({ icon }) => /pizza|coffee/.test(icon))?.id,
        options.map(({ name }) => name),
      ]
    }
    expect(
      menuIn(
        'A pizza ordering site with a choice of size, spice level and toppings. Guests pick it up at a store.',
      ),
    ).toEqual(['dish', ['Spice level', 'Size', 'Crust', 'Toppings']])
    expect(
      menuIn(
        'A coffee ordering site. Guests set sugar and ice, use coupons and pick their cup up at a store.',
      ),
    ).toEqual(['drink', ['Ice', 'Size', 'Sugar', 'Toppings']])
  })

  it('keeps what companies do from those who look for work', () => {
    const model = understand(
      'A recruitment site. Employers post jobs and review applicants; job seekers write a resume, apply and see the status of their applications.',
    )
    const forStaff = model.screens.filter(({ access }) => access === 'roles').map(({ title }) => title)
    expect(forStaff).toEqual(['Post a job', 'Applicants', 'Resumes'])
  })

  it.each([
    'a blog about trains',
    'A museum shop with a cart and a checkout. Visitors buy postcards.',
    'A website for our law firm with practice areas, attorneys and a contact form. Clients write to us.',
    'A job board for nurses. Recruiters post jobs and nurses apply with a CV.',
  ])('is no other application that only sounds like one: %s', (request) => {
    const types = typesOn(understand(request))
    for (const type of ['articleDesk', 'documentTemplates', 'progressTracker'])
      expect(types).not.toContain(type)
    expect(types.filter((type) => type === 'booking').length).toBeLessThan(2)
  })
})
