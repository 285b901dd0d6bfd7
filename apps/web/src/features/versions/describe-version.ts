import { fillText, texts } from '@joinery/contract'
import type { Version } from '@joinery/contract'
import { orderByInterest } from '../../lib/order-by-interest.ts'

/** What a row says of a version: what it was for, and what it did, as far as that says more. */
export function describeVersion(version: Version): { purpose: string; effect: string } {
  const action = texts.versions.actions[version.action]
  const purpose = version.description || version.prompt || action
  const effect = [action, nameFiles(orderByInterest(version.files))].filter(
    (part) => part !== '' && part !== purpose,
  )
  return { purpose, effect: effect.join(' · ') }
}

function nameFiles([path = '', ...others]: readonly string[]): string {
  if (others.length === 0) return path
  return fillText(texts.versions.changedFiles, { path, n: others.length })
}
