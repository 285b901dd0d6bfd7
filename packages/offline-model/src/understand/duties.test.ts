import { describe, expect, it } from 'vitest'
import type { ApplicationModel } from '../model/application-model.ts'
import { understand } from './understand.ts'

const request =
  'A management website for chemical firms. Users should be able to manage hazardous waste, manage waybills, submit plan filings and submit cross-regional business applications. The regulatory end should have county and district account statistics and plan review.'

function fieldsOf({ entities }: ApplicationModel, one: string): string[] {
  return entities.find((entity) => entity.one === one)?.fields.map(({ label }) => label) ?? []
}

describe('what firms report', () => {
  const model = understand(request)

  it('is filed for something, and no leave or purchase', () => {
    expect(fieldsOf(model, 'plan filing')).toEqual(
      expect.arrayContaining(['Applicant', 'Valid until', 'Reason']),
    )
    expect(fieldsOf(model, 'plan filing')).not.toContain('Amount')
  })

  it('goes from one region to another where it crosses their border', () => {
    expect(fieldsOf(model, 'cross-regional business application')).toEqual(
      expect.arrayContaining(['From region', 'To region']),
    )
    const { records = [] } = model.entities.find(({ one }) => one.startsWith('cross-regional')) ?? {}
    for (const { values } of records) expect(values['fromRegion']).not.toBe(values['toRegion'])
  })

  it('says how much waste there is, and which of it is carried', () => {
    const waste = model.entities.find(({ one }) => one === 'hazardous waste')
    expect(waste?.fields.find(({ id }) => id === 'quantity')).toMatchObject({ type: 'number', unit: 't' })
    const waybill = model.entities.find(({ one }) => one === 'waybill')
    expect(waybill?.fields.some(({ refersTo }) => refersTo === waste?.id)).toBe(true)
    expect(fieldsOf(model, 'waybill')).not.toContain('Goods')
  })

  it('is counted for each county, where that is asked for', () => {
    expect(model.notUnderstood).toEqual([])
    const charts = model.screens
      .flatMap(({ sections }) => sections)
      .flatMap((section) => (section.type === 'dashboard' ? section.charts : []))
    const waste = model.entities.find(({ one }) => one === 'hazardous waste')
    expect(charts).toContainEqual({
      title: 'Hazardous wastes, quantity (t) by county',
      kind: 'bar',
      entity: waste?.id,
      measure: 'sum',
      field: 'quantity',
      by: 'county',
    })
  })
})

it('goods that nobody keeps are named in what carries them', () => {
  const model = understand('A parcel service website. Users can manage shipments and track shipments.')
  expect(fieldsOf(model, 'shipment')).toContain('Goods')
})
