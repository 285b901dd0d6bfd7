import { describe, expect, it } from 'vitest'
import { understand } from './understand.ts'

describe('a site about a piece of software', () => {
  it.each([
    [
      'Please implement a Java ORM framework information website that shows an introduction, features, documentation, and design concepts.',
      ['/introduction', '/features', '/documentation', '/design-concepts'],
    ],
    [
      'A website that presents a message queue library: introduction, advantages, architecture and installation.',
      ['/introduction', '/advantages', '/architecture', '/installation'],
    ],
    [
      'Please build a site about an open-source text editor. Visitors should be able to read its introduction, features and design principles.',
      ['/introduction', '/features', '/design-principles'],
    ],
  ])('has a page for each side that was named, and lists no software: %s', (request, paths) => {
    const { kind, screens, entities } = understand(request)
    expect(kind).toBe('company')
    for (const path of paths)
      expect(screens.find((screen) => screen.path === path)?.sections.map(({ type }) => type)).toEqual([
        'prose',
      ])
    expect(screens.map(({ path }) => path)).not.toContain('/services')
    expect(entities).toEqual([])
  })

  it.each([
    [
      'A website that presents a PHP framework: introduction, features and design concepts.',
      'This is a framework for PHP.',
    ],
    [
      'Please implement a Java ORM framework information website that shows an introduction, features, and design concepts.',
      'tables for Java.',
    ],
  ])('says what it is, and explains several of its principles: %s', (request, words) => {
    const { screens } = understand(request)
    const told = screens.flatMap(({ sections }) =>
      sections.flatMap((each) => (each.type === 'prose' ? [each] : [])),
    )
    expect(told.find(({ title }) => /introduction/i.test(title))?.paragraphs[0]).toContain(words)
    expect(told.find(({ title }) => /design/i.test(title))?.paragraphs.length).toBeGreaterThan(3)
  })
})
