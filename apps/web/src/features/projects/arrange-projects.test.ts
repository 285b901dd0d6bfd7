import { expect, it } from 'vitest'
import { arrangeProjects, parseSort } from './arrange-projects.ts'
import { inventProject } from '../../testing/invent-project.ts'

const shop = inventProject({
  title: 'Café shop',
  description: 'Sells beans',
  techStack: ['next'],
  createdAt: '2026-01-01T00:00:00.000Z',
  updatedAt: '2026-03-01T00:00:00.000Z',
})
const blog = inventProject({
  title: 'Blog 10',
  createdAt: '2026-01-02T00:00:00.000Z',
  updatedAt: '2026-01-02T00:00:00.000Z',
})
const notes = inventProject({
  title: 'blog 9',
  createdAt: '2026-01-03T00:00:00.000Z',
  updatedAt: '2026-02-01T00:00:00.000Z',
})
const all = [shop, blog, notes]

it.each([
  ['newest', [notes, blog, shop]],
  ['oldest', [shop, blog, notes]],
  ['changed', [shop, notes, blog]],
  ['title', [notes, blog, shop]],
] as const)('puts the %s first', (sort, expected) => {
  expect(arrangeProjects(all, { search: '', sort })).toEqual(expected)
})

it.each([
  ['cafe', [shop]],
  ['BEANS shop', [shop]],
  ['next.js', [shop]],
  ['  blog ', [notes, blog]],
  ['beans blog', []],
])('finds by every word of "%s", whatever its case and accents', (search, expected) => {
  expect(arrangeProjects(all, { search, sort: 'newest' })).toEqual(expected)
})

it('falls back to the newest first for a sort that it does not know', () => {
  expect(parseSort('colour')).toBe('newest')
  expect(parseSort(null)).toBe('newest')
  expect(parseSort('title')).toBe('title')
})
