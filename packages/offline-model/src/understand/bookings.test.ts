import { describe, expect, it } from 'vitest'
import { understand } from './understand.ts'

describe('what is booked', () => {
  it.each([
    ['A booking site for a pottery studio with classes, a gallery and opening hours', 'Class'],
    ['A booking app for a music school with lessons and teachers', 'Lesson'],
    ['A booking system for a climbing gym with courses and trainers', 'Course'],
    ['A booking site for a dentist with treatments and doctors', 'Treatment'],
    ['A booking site for a winery with tastings and tours', 'Tasting'],
  ])('is what the house offers, and there is no other list of services: %s', (request, label) => {
    const { entities, screens } = understand(request)
    const sections = screens.flatMap((screen) => screen.sections)
    const booking = sections.find((section) => section.type === 'booking')
    const booked = entities.find(({ id }) => id === booking?.resource)
    expect(booked?.one).toBe(label.toLowerCase())
    expect(entities.map(({ id }) => id)).not.toContain('service')
    expect(sections.map(({ type }) => type)).not.toContain('course')
    expect(find(request, 'booking').fields.map((field) => field.label)).toContain(label)
  })

  it('is learned on the spot, and not from the screen, where people can book it', () => {
    const types = sectionsOf('A site for our dance school with courses and a timetable, people can book')
    expect(types).toContain('booking')
    expect(types).not.toContain('course')
    expect(sectionsOf('An online dance school with video courses')).toContain('course')
  })

  it('is of its house: what is taught, who teaches it and what the guests say', () => {
    const request = 'A booking site for a pottery studio with classes, teachers and a gallery'
    expect(titlesOf(request, 'class')).toContain('On the wheel')
    expect(titlesOf(request, 'booking')).toContain('Gift voucher')
    expect(find(request, 'teacher').records.map(({ values }) => values['subject'])).toContain('Glazes')
    const kinds = find(request, 'class').records.map(({ values }) => values['category'])
    expect(new Set(kinds)).toEqual(new Set(['Hand building', 'Wheel', 'Glazing', 'Families']))
  })

  it('has no fields of another subject, except those that were asked for', () => {
    const labels = (request: string) => find(request, 'event').fields.map(({ label }) => label)
    expect(labels('an events website for our town with concerts')).not.toContain('Category')
    expect(labels('an events website for our town with concerts and a category filter')).toContain('Category')
  })

  it('takes as long as people say that it takes', () => {
    const minutes = find('a hair salon website with services and prices', 'service').records.map(
      ({ values }) => Number(values['duration']),
    )
    expect(minutes.length).toBeGreaterThan(3)
    for (const each of minutes.filter((every) => every >= 20)) expect(each % 5).toBe(0)
  })
})

function find(request: string, one: string) {
  const found = understand(request).entities.find((entity) => entity.one === one)
  if (found === undefined) throw new Error(`There is no ${one}.`)
  return found
}

function titlesOf(request: string, one: string) {
  const { records, titleField } = find(request, one)
  return records.map(({ values }) => values[titleField])
}

const sectionsOf = (request: string) =>
  understand(request).screens.flatMap(({ sections }) => sections.map(({ type }) => type))
