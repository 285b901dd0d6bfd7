import { fillText, texts } from '@joinery/contract'
import type { Repository } from '@joinery/contract'

const { pushed, pushFailed, pushedElsewhere, pushElsewhereFailed } = texts.integrations.codeHosting

/** How a push is told of. Any Git server can be pushed to, and only GitHub's say where people open a repository. */
export function wordPush(repository: Pick<Repository, 'url' | 'remoteUrl'> | null | undefined) {
  const host = repository?.url === null ? hostOf(repository.remoteUrl) : undefined
  if (host === undefined) return { pushed, failed: pushFailed }
  return { pushed: fillText(pushedElsewhere, { host }), failed: fillText(pushElsewhereFailed, { host }) }
}

const hostOf = (address: string | null): string | undefined =>
  address !== null && URL.canParse(address) ? new URL(address).host : undefined
