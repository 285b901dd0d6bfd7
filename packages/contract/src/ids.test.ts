import { describe, expect, it } from 'vitest'
import { projectId, userId } from './ids.ts'
import type { ProjectId } from './ids.ts'

const uuid = '0b9fd9c6-52ac-4d6b-8f5c-2a5b8d1f7c11'

describe('an id', () => {
  it('of one kind is never taken for one of another', () => {
    const takeProject = (id: ProjectId) => id
    expect(takeProject(projectId.parse(uuid))).toBe(uuid)
    // @ts-expect-error A user's id is not a project's.
    takeProject(userId.parse(uuid))
    // @ts-expect-error Nor is any string.
    takeProject(uuid)
  })

  it.each(['', 'current-project', 'anonymous', '../secrets', `${uuid} `])('is never %j', (text) => {
    expect(projectId.safeParse(text).success).toBe(false)
  })
})
