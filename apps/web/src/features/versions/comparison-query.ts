import { queryOptions } from '@tanstack/react-query'
import { versionEndpoints } from '@joinery/contract'
import type { ComparisonSide, ProjectId } from '@joinery/contract'
import { call } from '../../lib/api.ts'

interface ComparedSides {
  projectId: ProjectId
  before: ComparisonSide
  after: ComparisonSide
}

/** Which files differ between two sides. */
export const comparisonQuery = ({ projectId, before, after }: ComparedSides) =>
  queryOptions({
    queryKey: ['projects', projectId, 'comparison', before, after],
    queryFn: ({ signal }) => call(versionEndpoints.compare, { projectId, before, after }, { signal }),
  })
