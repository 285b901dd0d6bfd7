import { describe, expect, it } from 'vitest'
import { understand } from './understand.ts'

describe('a subject that nobody has described', () => {
  const kites = understand(
    'Please implement a kite club website. Members should be able to log outings with spot name, wind speed, season and number of people, browse kites with material, year built and length of stay, and rate outings. Use snow for the background and teal for the components.',
  )

  it('has the properties that the request names in a row, each with values of its kind, and no others', () => {
    expect(fieldsOf(kites, 'outing')).toEqual([
      'Spot name: text',
      'Date: date',
      'Wind speed: number m/s',
      'Season: choice (Spring, Summer, Autumn, Winter)',
      'Number of people: number',
    ])
    expect(fieldsOf(kites, 'kite').slice(1)).toEqual([
      'Material: choice (Wood, Metal, Stone, Clay, Glass, Textile)',
      'Year built: number',
      'Length of stay: duration min',
    ])
    expect(kites.notUnderstood).toEqual([])
  })

  it('makes nothing of a property by itself', () => {
    expect(kites.entities.map(({ one }) => one).toSorted()).toEqual(['kite', 'message', 'outing'])
  })

  it('is about no other subject where words mean several things: plots of land belong to no story', () => {
    const garden = understand(
      'Please implement an allotment web application. Gardeners should be able to view plots with area, soil and water supply, and record harvests with weight and plant family.',
    )
    expect(fieldsOf(garden, 'plot').slice(1)).toEqual([
      'Area: number m²',
      'Soil: choice (Clay, Sand, Loam, Chalk)',
      'Water supply: choice (Plenty, Enough, Low)',
    ])
    expect(fieldsOf(garden, 'harvest')).toContain('Date: date')
  })

  it('lists what each of many has, whoever says it as of one', () => {
    const pumps = understand(
      "Please create a pump maintenance system. Operators should be able to view each pump's output, temperature and status.",
    )
    expect(fieldsOf(pumps, 'pump').slice(1)).toEqual([
      'Output: number kW',
      'Temperature: number °C',
      'Status: choice (In order, Needs attention, Out of use)',
    ])
  })
})

describe('what is done in a subject that nobody has described', () => {
  const dig = understand(
    'Please implement a bat survey register. Surveyors should be able to record sightings with species, roost, period and height, record work such as netting, marking and counting with date and hours, decline sightings, log prey weight per roost and mark a roost as abandoned. The director can lock old roosts, see the number of sightings per roost and period, see which roosts are overdue, merge roosts and see the wingspan per moon.',
  )

  it('is a step of its records, and leads to a state that they have', () => {
    expect(stepsOf(dig, 'roost')).toEqual(['Mark as abandoned → Abandoned', 'Lock → Locked'])
    expect(stepsOf(dig, 'sighting')).toEqual(['Decline → Declined'])
  })

  it('has figures by what they were asked for, and what is due has a list', () => {
    const sections = dig.screens.flatMap((screen) => screen.sections)
    const charts = sections.flatMap((section) => (section.type === 'dashboard' ? section.charts : []))
    expect(charts.map(({ title }) => title)).toEqual(
      expect.arrayContaining(['Sightings by roost', 'Sightings by period']),
    )
    expect(sections).toContainEqual(
      expect.objectContaining({
        type: 'collection',
        entity: 'roost',
        within: { field: 'dueDate', span: 'overdue' },
      }),
    )
  })

  it('writes down what is measured of each, and offers the kinds that are named', () => {
    expect(fieldsOf(dig, 'prey')).toEqual(expect.arrayContaining(['Weight: number kg', 'Roost: reference']))
    expect(fieldsOf(dig, 'work')).toContain('Kind: choice (Netting, Marking, Counting)')
  })

  it('is said to be missing where nothing of it is kept', () => {
    expect(dig.notUnderstood).toEqual(['merge roosts', 'see the wingspan per moon'])
    expect(dig.screens.flatMap(({ sections }) => sections.filter(({ type }) => type === 'prose'))).toEqual([])
  })
})

describe('what a request says of its things', () => {
  const kayaks = understand(
    'Please implement a kayak society website for sharing boats. Members should be able to search kayaks by length and season, view details with hull, weight and year built, request a swap by offering one of their own kayaks, accept or decline requests, enter their height and shoe size, extend the swap, report a leak with place and date, search reports by place and vote for a kayak once a day. Wardens can accept repair orders, record hours worked and parts used, and view leak reports. Administrators can remove false reports.',
  )

  it('is of whom it was spoken of just before, and narrows what it is searched by', () => {
    expect(fieldsOf(kayaks, 'kayak')).toEqual(
      expect.arrayContaining([
        'Length: duration min',
        'Hull: text',
        'Weight: number kg',
        'Year built: number',
      ]),
    )
  })

  it('is wanted and offered in a request, which somebody decides about', () => {
    expect(fieldsOf(kayaks, 'swap request')).toEqual(
      expect.arrayContaining(['Wanted kayak: reference', 'Offered kayak: reference']),
    )
    expect(fieldsOf(kayaks, 'swap request')).toEqual(
      expect.arrayContaining(['Height: number cm', 'Shoe size: number']),
    )
    expect(stepsOf(kayaks, 'swap request')).toEqual(
      expect.arrayContaining(['Approve → Approved', 'Reject → Rejected', 'Extend → Submitted']),
    )
    const extended = kayaks.entities
      .find(({ one }) => one === 'swap request')
      ?.lifecycle?.steps.find(({ label }) => label === 'Extend')
    expect(extended?.moves).toEqual({ field: 'dueDate', days: 7 })
  })

  it('belongs to what is worked on, and is no list of its own', () => {
    expect(fieldsOf(kayaks, 'repair order')).toEqual(
      expect.arrayContaining(['Hours worked: number h', 'Parts used: text']),
    )
    expect(kayaks.entities.map(({ one }) => one)).not.toContain('hours worked record')
  })

  it('is one list, reported and looked through, which whoever reports may still write in', () => {
    const names = kayaks.entities.map(({ one }) => one)
    expect(names.filter((one) => /leak|report/.test(one))).toEqual(['leak report'])
    expect(kayaks.entities.find(({ one }) => one === 'leak report')?.editableBy).toBe('owner')
  })

  it('is named where nothing sees to it', () => {
    expect(kayaks.notUnderstood).toContain('once a day')
  })
})

type Model = ReturnType<typeof understand>

function fieldsOf({ entities }: Model, one: string): string[] {
  const known = entities.find((entity) => entity.one === one)
  return (known?.fields ?? []).map(
    ({ label, type, unit, options }) =>
      `${label}: ${type}${unit === null ? '' : ` ${unit}`}${options.length === 0 ? '' : ` (${options.join(', ')})`}`,
  )
}

function stepsOf({ entities }: Model, one: string): string[] {
  const steps = entities.find((entity) => entity.one === one)?.lifecycle?.steps ?? []
  return steps.map(({ label, to }) => `${label} → ${to}`)
}
