import { expect, it } from 'vitest'
import { inventProject } from '../testing/invent-project.ts'
import { isAtLimit, withoutProject, withProject, withTitle } from './project-list.ts'
import type { ProjectList } from './project-list.ts'

const older = inventProject({ title: 'Older' })
const newer = inventProject({ title: 'Newer' })
const list: ProjectList = { projects: [newer, older], maxProjects: 3 }
const titlesOf = ({ projects }: ProjectList) => projects.map(({ title }) => title)

it('puts a new project first, and never twice', () => {
  const added = withProject(list, inventProject({ title: 'Newest' }))
  expect(titlesOf(added)).toEqual(['Newest', 'Newer', 'Older'])
  expect(titlesOf(withProject(list, older))).toEqual(['Older', 'Newer'])
})

it('renames one project and leaves its place and the others alone', () => {
  expect(titlesOf(withTitle(list, older.id, 'Oldest'))).toEqual(['Newer', 'Oldest'])
})

it('takes one project out, and the list before it stays as it was', () => {
  expect(titlesOf(withoutProject(list, newer.id))).toEqual(['Older'])
  expect(titlesOf(list)).toEqual(['Newer', 'Older'])
})

it('knows when the plan allows no further project', () => {
  expect(isAtLimit(list)).toBe(false)
  expect(isAtLimit({ ...list, maxProjects: 2 })).toBe(true)
  expect(isAtLimit({ ...list, maxProjects: 1 })).toBe(true)
  expect(isAtLimit({ ...list, maxProjects: null })).toBe(false)
  const shared = inventProject({ sharedBy: 'Grace' })
  expect(isAtLimit({ projects: [shared, older], maxProjects: 2 })).toBe(false)
})
