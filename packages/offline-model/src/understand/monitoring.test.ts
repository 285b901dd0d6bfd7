import { describe, expect, it } from 'vitest'
import { understand } from './understand.ts'

describe('whoever wants to say what is too much', () => {
  const { entities, screens } = understand(
    'A monitoring website for greenhouses. Users should be able to browse temperature and humidity, set custom monitoring items and receive alerts.',
  )
  const items = entities.find(({ one }) => one === 'monitoring item')

  it('has limits of the readings that are shown, in a list of their own', () => {
    const monitor = screens.flatMap(({ sections }) => sections).find(({ type }) => type === 'monitor')
    expect(monitor).toMatchObject({ limits: items?.id })
    expect(items?.fields.find(({ id }) => id === 'metric')?.options).toEqual(['Temperature', 'Humidity'])
    expect(items?.fields.filter(({ isRequired }) => isRequired).map(({ id }) => id)).toEqual([
      'name',
      'metric',
      'threshold',
    ])
    expect(items?.records.map(({ values }) => [values['metric'], values['threshold']])).toEqual([
      ['Temperature', 45],
      ['Temperature', 53],
      ['Humidity', 80],
      ['Humidity', 90],
    ])
  })

  it('has none where nobody asks for them', () => {
    const plain = understand('A website to monitor the CPU, memory and disks of servers.')
    expect(plain.entities.map(({ one }) => one)).not.toContain('monitoring item')
  })
})
