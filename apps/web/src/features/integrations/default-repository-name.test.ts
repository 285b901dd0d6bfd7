import { expect, it } from 'vitest'
import { defaultRepositoryName } from './default-repository-name.ts'

it.each([
  ['My Tea Shop', 'my-tea-shop'],
  ['  Café & Bar!  ', 'cafe-bar'],
  ['v1.0_final', 'v1.0_final'],
  ['...', ''],
  ['茶', ''],
])('a project called %j has a repository called %j unless told otherwise', (title, name) => {
  expect(defaultRepositoryName(title)).toBe(name)
})
