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
      'Status: choice (New, In progress, Done)',
    ])
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
