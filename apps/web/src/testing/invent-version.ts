import { version } from '@joinery/contract'
import type { Version } from '@joinery/contract'

/** For tests: a version that nobody has, with what matters to the test set. */
export function inventVersion(facts: Partial<Version>): Version {
  return {
    id: version.shape.id.parse(crypto.randomUUID()),
    projectId: version.shape.projectId.parse(crypto.randomUUID()),
    userId: version.shape.userId.parse(crypto.randomUUID()),
    versionNumber: 1,
    prompt: '',
    action: 'edited',
    files: [],
    isError: false,
    description: '',
    label: null,
    thumbnailHash: null,
    createdAt: '2026-01-01T00:00:00.000Z',
    isLocked: false,
    ...facts,
  }
}
