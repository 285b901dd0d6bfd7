import type { ReactNode } from 'react'
import { Lock } from 'lucide-react'
import { fillText, texts } from '@joinery/contract'
import type { Version } from '@joinery/contract'
import { Badge } from '../../components/ui/badge.tsx'
import { exactTime } from '../../lib/exact-time.ts'
import { relativeTime } from '../../lib/relative-time.ts'
import { describeVersion } from './describe-version.ts'

interface VersionRowProps {
  version: Version
  isNewest: boolean
  now: Date
  /** What can be done with it. */
  children: ReactNode
}

export function VersionRow({ version, isNewest, now, children }: VersionRowProps) {
  const { number, badges, currentMark } = texts.versions
  const { purpose, effect } = describeVersion(version)
  const createdAt = new Date(version.createdAt)
  return (
    <div className="grid grid-cols-[minmax(0,1fr)] gap-2 p-4">
      <div className="flex flex-wrap items-center gap-2">
        <h3 className="text-14 font-semibold">{fillText(number, { n: version.versionNumber })}</h3>
        <Badge tone={version.isError ? 'danger' : 'success'}>
          {version.isError ? badges.failed : badges.success}
        </Badge>
        {isNewest && <Badge tone="neutral">{currentMark}</Badge>}
        {version.label !== null && (
          <Badge tone="accent">
            <span className="truncate">{version.label}</span>
          </Badge>
        )}
        {version.isLocked && <LockedMark />}
        <time
          dateTime={version.createdAt}
          title={exactTime(createdAt)}
          className="ml-auto text-13 text-neutral-10"
        >
          {relativeTime(createdAt, now)}
        </time>
      </div>
      <p className="line-clamp-2 text-14 break-words text-neutral-11" dir="auto">
        {purpose}
      </p>
      <div className="flex flex-wrap items-center justify-between gap-x-4 gap-y-2">
        <p
          className="min-w-0 flex-1 basis-40 truncate text-13 text-neutral-10"
          title={version.files.join('\n')}
        >
          {effect}
        </p>
        {!version.isLocked && children}
      </div>
    </div>
  )
}

function LockedMark() {
  return (
    <Badge tone="cedar">
      <Lock aria-hidden className="size-3" />
      {texts.versions.locked.mark}
    </Badge>
  )
}
