import type { ApplicationKind } from '../../model/application-model.ts'

/** Sites for others, where "I" and "we" are those who run them. */
export const publicKinds: ReadonlySet<ApplicationKind> = new Set([
  'blog',
  'company',
  'portfolio',
  'shop',
  'booking',
  'jobs',
  'learning',
  'streaming',
  'promotion',
  'community',
])
