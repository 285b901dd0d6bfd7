import { project } from '@joinery/contract'
import type { Project } from '@joinery/contract'

/** For tests: a project that nobody has, with what matters to the test set. */
export function inventProject(facts: Partial<Project>): Project {
  return {
    id: project.shape.id.parse(crypto.randomUUID()),
    title: 'A project',
    description: '',
    techStack: [],
    status: 'active',
    createdAt: '2026-01-01T00:00:00.000Z',
    updatedAt: '2026-01-01T00:00:00.000Z',
    fileCount: 0,
    sizeBytes: 0,
    sharedBy: null,
    canDelete: true,
    ...facts,
  }
}
