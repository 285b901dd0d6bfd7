import { useEffect, useRef, useState } from 'react'
import { Copy, ExternalLink } from 'lucide-react'
import { fillText, texts } from '@joinery/contract'
import type { ProjectId, Publication } from '@joinery/contract'
import { buttonClasses } from '../../components/ui/button-classes.ts'
import { Button } from '../../components/ui/button.tsx'
import { copyText } from '../../lib/copy-text.ts'
import { notify } from '../../lib/notify.ts'
import { ReachNote } from './reach-note.tsx'
import { useUnpublish } from './use-publishing.ts'

interface LiveAddressProps {
  projectId: ProjectId
  url: string
  live: Publication
  canUnpublish: boolean
}

const words = texts.publishing

/** Where the app stands, to copy and to open, and the way to take it off the web. */
export function LiveAddress({ projectId, url, live, canUnpublish }: LiveAddressProps) {
  const [isAsking, setIsAsking] = useState(false)
  return (
    <section aria-label={words.address} className="grid gap-3 rounded-card border border-neutral-5 p-4">
      <p className="text-14 text-neutral-11">{fillText(words.isLive, { n: live.versionNumber })}</p>
      <p className="font-mono text-14 break-all select-all">{url}</p>
      <ReachNote url={url} browser={navigator} />
      {isAsking ? (
        <UnpublishQuestion projectId={projectId} onKeep={() => setIsAsking(false)} />
      ) : (
        <div className="flex flex-wrap gap-2">
          <a href={url} target="_blank" rel="noreferrer" className={buttonClasses({})}>
            <ExternalLink aria-hidden className="size-4" />
            {words.open}
          </a>
          <Button onClick={() => void copyAddress(url)}>
            <Copy aria-hidden className="size-4" />
            {words.copy}
          </Button>
          {canUnpublish && (
            <Button variant="ghost" onClick={() => setIsAsking(true)}>
              {words.unpublish}
            </Button>
          )}
        </div>
      )}
    </section>
  )
}

function UnpublishQuestion({ projectId, onKeep }: { projectId: ProjectId; onKeep: () => void }) {
  const unpublish = useUnpublish(projectId)
  const keep = useRef<HTMLButtonElement>(null)
  // What was pressed has gone, and the keyboard goes on from here.
  useEffect(() => keep.current?.focus(), [])
  return (
    <div className="grid gap-3">
      <p className="text-14">{words.unpublishQuestion}</p>
      <div className="flex flex-wrap gap-2">
        <Button variant="danger" isLoading={unpublish.isPending} onClick={() => unpublish.mutate()}>
          {words.unpublishConfirm}
        </Button>
        <Button ref={keep} onClick={onKeep}>
          {words.keep}
        </Button>
      </div>
    </div>
  )
}

async function copyAddress(url: string): Promise<void> {
  try {
    await copyText(url)
    void notify.success(words.copied)
  } catch {
    void notify.error(words.copyFailed)
  }
}
