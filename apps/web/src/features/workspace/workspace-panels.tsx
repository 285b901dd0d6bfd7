import { useLayoutEffect } from 'react'
import type { ReactNode } from 'react'
import { Group, Panel, Separator, useGroupRef } from 'react-resizable-panels'
import { texts } from '@joinery/contract'
import { classNames } from '../../lib/class-names.ts'
import type { Layout } from './use-layout.ts'
import { sharesOf } from './workspace-layout.ts'

interface WorkspacePanelsProps {
  layout: Layout
  chat: ReactNode
  work: ReactNode
}

/** Chat and work, alone or beside each other. Neither is taken down when the other has the whole width. */
export function WorkspacePanels({ layout, chat, work }: WorkspacePanelsProps) {
  const { arrangement, chatShare } = layout
  const group = useGroupRef()
  const { chat: chatPart, work: workPart } = sharesOf(arrangement, chatShare)
  useLayoutEffect(() => {
    group.current?.setLayout({ chat: chatPart, work: workPart })
  }, [group, chatPart, workPart])

  return (
    <Group
      groupRef={group}
      orientation="horizontal"
      defaultLayout={{ chat: chatPart, work: workPart }}
      onLayoutChanged={({ chat: share }, { isUserInteraction }) => {
        if (isUserInteraction && arrangement === 'both' && share !== undefined) layout.setChatShare(share)
      }}
      className="min-h-0 flex-1"
    >
      <Panel
        id="chat"
        minSize={arrangement === 'both' ? minShare : '0%'}
        className={panelClasses(arrangement !== 'work')}
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
        minSize={arrangement === 'both' ? minShare : '0%'}
        className={panelClasses(arrangement !== 'chat')}
      >
        {work}
      </Panel>
    </Group>
  )
}

const minShare = '20%'

/** What has no width is out of reach for the keyboard and for screen readers too. */
const panelClasses = (isShown: boolean) =>
  classNames('flex h-full min-h-0 min-w-0 flex-col overflow-hidden', !isShown && 'invisible')
