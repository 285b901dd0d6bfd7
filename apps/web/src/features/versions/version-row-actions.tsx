import { useEffect, useRef, useState } from 'react'
import type { ReactNode } from 'react'
import { GitCompareArrows, Tag } from 'lucide-react'
import { fillText, texts } from '@joinery/contract'
import type { ProjectId, Version } from '@joinery/contract'
import { Button } from '../../components/ui/button.tsx'
import { Menu, MenuItem } from '../../components/ui/menu.tsx'
import { LabelForm } from './label-form.tsx'

interface VersionRowActionsProps {
  projectId: ProjectId
  version: Version
  /** The files are as this one has them, so there is nothing to compare and nothing to bring back. */
  isNewest: boolean
  /** The version that another one is being chosen for. */
  first: Version | undefined
  isRestoring: boolean
  onRestore: () => void
  onCompare: () => void
  onChoose: () => void
  /** What another feature offers beside. */
  children?: ReactNode
}

export function VersionRowActions(props: VersionRowActionsProps) {
  const { projectId, version, isNewest, first, isRestoring, onRestore, onCompare, onChoose, children } = props
  const { restore, compare, compareWithAnother, choosing, menu, label, number } = texts.versions
  const [isLabelling, setIsLabelling] = useState(false)
  const trigger = useFocusAfter(isLabelling)
  const name = fillText(number, { n: version.versionNumber })

  if (first) {
    if (first.id === version.id) return null
    return (
      <Button aria-label={`${choosing.choose}: ${name}`} onClick={onCompare}>
        {choosing.choose}
      </Button>
    )
  }
  if (isLabelling) {
    return <LabelForm projectId={projectId} version={version} onDone={() => setIsLabelling(false)} />
  }
  return (
    <div className="flex flex-wrap items-center gap-2">
      {!isNewest && (
        <>
          <Button aria-label={`${compare}: ${name}`} onClick={onCompare}>
            {compare}
          </Button>
          <Button aria-label={`${restore}: ${name}`} disabled={isRestoring} onClick={onRestore}>
            {restore}
          </Button>
        </>
      )}
      {children}
      <Menu label={fillText(menu, { n: version.versionNumber })} triggerRef={trigger}>
        <MenuItem icon={<Tag aria-hidden />} onSelect={() => setIsLabelling(true)}>
          {version.label === null ? label.add : label.edit}
        </MenuItem>
        <MenuItem icon={<GitCompareArrows aria-hidden />} onSelect={onChoose}>
          {compareWithAnother}
        </MenuItem>
      </Menu>
    </div>
  )
}

/** The menu's button takes the focus back when the form that stood in its place is gone. */
function useFocusAfter(isBusy: boolean) {
  const trigger = useRef<HTMLButtonElement>(null)
  const wasBusy = useRef(false)
  useEffect(() => {
    if (wasBusy.current && !isBusy) trigger.current?.focus()
    wasBusy.current = isBusy
  }, [isBusy])
  return trigger
}
