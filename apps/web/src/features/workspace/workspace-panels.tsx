import { useLayoutEffect } from 'react'
import type { ReactNode } from 'react'
import { Group, Panel, Separator, useGroupRef } from 'react-resizable-panels'
import { texts } from '@joinery/contract'
import { classNames } from '../../lib/class-names.ts'
import type { Layout } from './use-layout.ts'

interface WorkspacePanelsProps {
  layout: Layout
  chat: ReactNode
  work: ReactNode
}

/** Chat and work, alone or beside each other. Neither is taken down when the other has the whole width. */
export function WorkspacePanels({ layout, chat, work }: WorkspacePanelsProps) {
  const { arrangement, chatShare } = layout
  const group = useGroupRef()
  useLayoutEffect(() => {
    group.current?.setLayout({ chat: chatShare, work: 100 - chatShare })
  }, [group, chatShare])

  return (
    <Group
      groupRef={group}
      orientation="horizontal"
      defaultLayout={{ chat: chatShare, work: 100 - chatShare }}
      onLayoutChanged={({ chat: share }, { isUserInteraction }) => {
        if (isUserInteraction && share !== undefined) layout.setChatShare(share)
      }}
      className={classNames('relative min-h-0 flex-1', awayClasses)}
    >
      <Panel
        id="chat"
        minSize={minShare}
        data-away={arrangement === 'work' || undefined}
        className={panelClasses}
      >
        {chat}
      </Panel>
      <Separator
        aria-label={texts.workspace.resizeChat}
        disabled={arrangement !== 'both'}
        className={classNames(
          'relative w-px bg-neutral-5 transition-colors outline-none after:absolute after:inset-y-0 after:-left-1 after:z-10 after:w-2.5 hover:bg-accent focus-visible:bg-accent focus-visible:ring-2 focus-visible:ring-accent data-[separator=active]:bg-accent',
          arrangement !== 'both' && 'hidden',
        )}
      />
      <Panel
        id="work"
        minSize={minShare}
        data-away={arrangement === 'chat' || undefined}
        className={panelClasses}
      >
        {work}
      </Panel>
    </Group>
  )
}

const minShare = '20%'

/**
 * What is away keeps its share for later and takes no room, out of reach for the keyboard and for screen readers too. The
 * group itself would keep the least width of a panel free.
 */
const awayClasses = '*:data-away:absolute! *:data-away:inset-y-0 *:data-away:w-0! *:data-away:invisible'

const panelClasses = 'flex h-full min-h-0 min-w-0 flex-col overflow-hidden'
