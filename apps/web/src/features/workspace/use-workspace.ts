import { useEffect, useRef, useState } from 'react'
import { useNavigate, useSearchParams } from 'react-router'
import type { To } from 'react-router'
import { routes, texts } from '@joinery/contract'
import type { ProjectId } from '@joinery/contract'
import { notify } from '../../lib/notify.ts'
import { placePreview } from './place-preview.ts'
import type { Watching } from './place-preview.ts'
import { useLayout } from './use-layout.ts'
import type { ChatInput, PreviewHandle, ShownPlace } from './workspace-slots.ts'
import { toggleBeside } from './workspace-layout.ts'
import { readTab } from './workspace-tab.ts'
import type { WorkspaceTab } from './workspace-tab.ts'
import type { OpenedPart, WorkspaceCommand } from './workspace-keys.ts'

export type Workspace = ReturnType<typeof useWorkspace>

interface WorkspaceOptions {
  tabs: readonly WorkspaceTab[]
  projectId: ProjectId | undefined
  chatInput: ChatInput
}

/** What the workspace shows, and everything that changes it. */
export function useWorkspace({ tabs, projectId, chatInput }: WorkspaceOptions) {
  const [parameters, setParameters] = useSearchParams()
  const navigate = useNavigate()
  const tab = readTab(parameters.get('tab'), tabs)
  const layout = useLayout(tab)
  const preview = useRef<PreviewHandle>(null)
  const [shown, setShown] = useState<ShownPlace>()
  const wantsFocus = useRef(false)
  const [isPaletteOpen, setIsPaletteOpen] = useState(false)
  const [opened, setOpened] = useState<OpenedPart>()
  const [watching, setWatching] = useState<Watching>('not-yet')
  // Who sees the whole preview needs no small one when they come back to the code.
  if (watching === 'on' && tab === 'preview') setWatching('not-yet')

  const change = (names: Record<string, string | undefined>) =>
    setParameters(
      (before) => {
        const after = new URLSearchParams(before)
        for (const [name, value] of Object.entries(names)) {
          if (value === undefined) after.delete(name)
          else after.set(name, value)
        }
        return after
      },
      { replace: true },
    )
  const show = (wanted: WorkspaceTab) => change({ tab: wanted })
  const showPlace = (place: Omit<ShownPlace, 'id'>) => {
    setShown((before) => ({ ...place, id: (before?.id ?? 0) + 1 }))
    show('code')
  }
  /** What a run writes is seen running, small, wherever its code is looked at. */
  const watchApp = () => setWatching((before) => (before === 'closed' ? before : 'on'))
  /** A run is watched as it writes, beside the chat where there is room; what somebody looked at before is over. */
  const watchRun = () => {
    setShown(undefined)
    if (tab === 'chat' && layout.hasRoom && layout.isSideBySide) show('code')
  }
  /** Whoever watches the app come alive in the preview is not taken away from it. */
  const showGenerated = ([path]: readonly string[]) => {
    if (tab === 'preview') return
    watchApp()
    if (path === undefined) show('code')
    else showPlace({ path })
  }
  const runPreview = () => (projectId ? show('preview') : void notify.error(texts.preview.noUrl))
  const writeMessage = () => {
    if (layout.arrangement !== 'work') return chatInput.focus(projectId)
    wantsFocus.current = true
    show('chat')
  }
  const write = (text: string) => {
    if (projectId) chatInput.addText(projectId, text)
    writeMessage()
  }

  // What is out of sight cannot take the focus, so it waits until the chat is there.
  useEffect(() => {
    if (!wantsFocus.current || layout.arrangement === 'work') return
    wantsFocus.current = false
    chatInput.focus(projectId)
  }, [layout.arrangement, chatInput, projectId])

  const carryOut = (command: WorkspaceCommand) => {
    switch (command.type) {
      case 'show':
        return show(command.tab)
      case 'open-palette':
        return setIsPaletteOpen(true)
      case 'new-message':
        return writeMessage()
      case 'refresh-preview':
        return preview.current?.refresh()
      case 'pick-element':
        show('preview')
        return preview.current?.pick()
      case 'toggle-side-by-side': {
        if (!layout.hasRoom) return
        const wanted = toggleBeside({ tab, arrangement: layout.arrangement })
        layout.setSideBySide(wanted.isSideBySide)
        return show(wanted.tab)
      }
      case 'open':
        return setOpened(command.what)
    }
  }

  return {
    tab,
    layout,
    preview,
    shown,
    previewPlace: placePreview(tab, watching),
    closeSmallPreview: () => setWatching('closed'),
    isPaletteOpen,
    closePalette: () => setIsPaletteOpen(false),
    opened,
    setOpened,
    show,
    showPlace,
    watchRun,
    watchApp,
    showGenerated,
    runPreview,
    write,
    carryOut,
    initialPrompt: parameters.get('projectPrompt') ?? undefined,
    forgetPrompt: () => change({ projectPrompt: undefined }),
    openProject: (created: ProjectId) => change({ projectId: created }),
    upgrade: () => void navigate(routes.dashboardBilling.path),
    goTo: (place: To) => void navigate(place),
  }
}
