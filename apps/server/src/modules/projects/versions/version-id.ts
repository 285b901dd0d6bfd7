import { randomBytes } from 'node:crypto'
import { versionId } from '@joinery/contract'
import type { VersionId } from '@joinery/contract'

/** A timestamp, as the versions of a project are told apart by when they were written, and eight signs by chance. */
export function nextVersionId(moment: Date): VersionId {
  return versionId.parse(`${moment.getTime()}-${randomBytes(4).toString('hex')}`)
}
