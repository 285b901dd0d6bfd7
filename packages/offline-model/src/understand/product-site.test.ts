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
})
