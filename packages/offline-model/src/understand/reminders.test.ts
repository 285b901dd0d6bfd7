import { describe, expect, it } from 'vitest'
import type { Entity } from '../model/entity.ts'
import { understand } from './understand.ts'

describe('reminders', () => {
  it('are of what has a date already, with the ways that were named and a time before', () => {
    const { entities, screens } = understand(
      'A website for interview reminders. Users can log in, create appointments and set appointment reminders via email, WhatsApp, and phone calls.',
    )
    const [appointments] = entities
    expect(entities.map(({ one }) => one)).not.toContain('reminder')
    expect(appointments?.many).toBe('appointments')
    expect(optionsOf(appointments, 'remindBy')).toEqual(['Email', 'WhatsApp', 'Phone calls'])
    expect(optionsOf(appointments, 'remindBefore')).toContain('1 hour before')
    expect(
      screens.flatMap(({ sections }) =>
        sections.flatMap((section) => (section.type === 'reminders' ? section.entity : [])),
      ),
    ).toEqual([appointments?.id])
  })

  it('have a list of their own where nothing else has a date, and those of medicine are of medicine', () => {
    const { entities } = understand(
      'An app for pill reminders. Users can set reminders and view their history.',
    )
    const reminders = entities.find(({ one }) => one.endsWith('reminder'))
    expect(optionsOf(reminders, 'remindBefore')).toContain('10 minutes before')
    expect(reminders?.records.map(({ values }) => values['title'])).toContain('Blood pressure tablet')
  })
})

function optionsOf(entity: Entity | undefined, id: string): readonly string[] | undefined {
  return entity?.fields.find((field) => field.id === id)?.options
}
