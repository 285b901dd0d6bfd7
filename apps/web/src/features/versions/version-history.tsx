import { useState } from 'react'
import type { ReactNode } from 'react'
import { History } from 'lucide-react'
import { texts } from '@joinery/contract'
import type { ProjectId, Version } from '@joinery/contract'
import { Button } from '../../components/ui/button.tsx'
import { Dialog } from '../../components/ui/dialog.tsx'
import { ComparisonView } from './comparison-view.tsx'
import { nameOf } from './compared-pair.ts'
import type { ComparedPair } from './compared-pair.ts'
import { SaveVersionForm } from './save-version-form.tsx'
import { useRestore } from './use-restore.ts'
import { VersionList } from './version-list.tsx'

interface VersionHistoryProps {
  projectId: ProjectId
  isOpen: boolean
  onOpenChange: (isOpen: boolean) => void
  /** The project's files are others now. */
  onRestored: () => void
  /** What else can be done with a version. */
  renderActions?: (version: Version) => ReactNode
}

/** The button that opens a project's history, and the dialog behind it. */
export function VersionHistory(props: VersionHistoryProps) {
  const { projectId, isOpen, onOpenChange, onRestored, renderActions } = props
  const { open, title } = texts.versions
  const [pair, setPair] = useState<ComparedPair>()
  const { restore, isRestoring } = useRestore({
    projectId,
    onRestored: () => {
      setPair(undefined)
      onRestored()
    },
  })

  const changeOpen = (willBeOpen: boolean) => {
    setPair(undefined)
    onOpenChange(willBeOpen)
  }

  return (
    <>
      <Button aria-haspopup="dialog" onClick={() => changeOpen(true)}>
        <History aria-hidden className="size-4" />
        {open}
      </Button>
      <Dialog
        title={title}
        {...(pair && { description: `${nameOf(pair.before)} → ${nameOf(pair.after)}` })}
        width={pair ? 'wide' : 'medium'}
        startsInField={false}
        isOpen={isOpen}
        onOpenChange={changeOpen}
      >
        {pair ? (
          <ComparisonView
            projectId={projectId}
            pair={pair}
            isRestoring={isRestoring}
            onRestore={restore}
            onBack={() => setPair(undefined)}
          />
        ) : (
          <div className="grid gap-4">
            <VersionList
              projectId={projectId}
              isRestoring={isRestoring}
              onRestore={restore}
              onCompare={setPair}
              renderActions={renderActions}
            />
            <SaveVersionForm projectId={projectId} />
          </div>
        )}
      </Dialog>
    </>
  )
}
