import { Suspense } from 'react'
import { useQuery } from '@tanstack/react-query'
import {
  Columns2,
  Download,
  File,
  History,
  FolderOpen,
  MessageSquarePlus,
  Pencil,
  Rocket,
  RotateCw,
  SquareDashedMousePointer,
  SunMoon,
  X,
} from 'lucide-react'
import { fillText, texts } from '@joinery/contract'
import type { Project, ProjectId } from '@joinery/contract'
import { shellLinks } from '../../components/layout/shell-links.ts'
import { browserTheme } from '../../lib/browser-theme.ts'
import { lazyPart } from '../../lib/lazy-part.ts'
import { projectsQuery } from '../../lib/projects-query.ts'
import type { PaletteItem } from './palette-item.ts'
import { tabFacts } from './tab-facts.ts'
import type { Workspace } from './use-workspace.ts'
import type { WorkspaceSlots } from './workspace-slots.ts'
import type { WorkspaceTab } from './workspace-tab.ts'

/** More than these would make typing slow; the others are on the projects page. */
const shownProjects = 100

const CommandPalette = lazyPart(async () => (await import('./command-palette.tsx')).CommandPalette)

interface WorkspacePaletteProps {
  projectId: ProjectId | undefined
  tabs: readonly WorkspaceTab[]
  workspace: Workspace
  slots: WorkspaceSlots
  onCloseProject: () => void
}

/** The commands of the workspace, its files, the other projects and the pages around it. */
export function WorkspacePalette(props: WorkspacePaletteProps) {
  const { projectId, workspace, slots } = props
  const { groups } = texts.workspace.commands
  const { data: list } = useQuery(projectsQuery)
  const others = list?.projects.filter(({ id }) => id !== projectId) ?? []
  return slots.paths(projectId, (paths) => (
    <Suspense>
      <CommandPalette
        groups={[
          { heading: groups.workspace, items: listCommands(props) },
          { heading: groups.files, items: listFiles(paths, workspace) },
          { heading: groups.projects, items: listProjects(others, workspace) },
          { heading: groups.pages, items: listPages(workspace) },
        ].filter(({ items }) => items.length > 0)}
        onClose={workspace.closePalette}
      />
    </Suspense>
  ))
}

function listCommands(props: WorkspacePaletteProps): PaletteItem[] {
  const { projectId, tabs, workspace } = props
  const { commands } = texts.workspace
  const { carryOut, layout } = workspace
  const always: PaletteItem[] = [
    ...tabs.map((tab, index): PaletteItem => {
      const { label, icon: Icon } = tabFacts[tab]
      return {
        id: `tab ${tab}`,
        label: fillText(commands.goToTab, { tab: label }),
        icon: <Icon aria-hidden />,
        keys: `Alt+Shift+${index + 1}`,
        onSelect: () => carryOut({ type: 'show', tab }),
      }
    }),
    {
      id: 'new message',
      label: commands.newMessage,
      icon: <MessageSquarePlus aria-hidden />,
      keys: 'Alt+Shift+M',
      onSelect: () => carryOut({ type: 'new-message' }),
    },
    {
      id: 'theme',
      label: commands.toggleTheme,
      icon: <SunMoon aria-hidden />,
      onSelect: () => browserTheme().choose(browserTheme().current() === 'dark' ? 'light' : 'dark'),
    },
  ]
  if (layout.hasRoom) {
    always.push({
      id: 'side by side',
      label: commands.toggleSideBySide,
      icon: <Columns2 aria-hidden />,
      keys: 'Alt+Shift+B',
      onSelect: () => carryOut({ type: 'toggle-side-by-side' }),
    })
  }
  return projectId ? [...always, ...listProjectCommands(props, projectId)] : always
}

function listProjectCommands(props: WorkspacePaletteProps, projectId: ProjectId): PaletteItem[] {
  const { commands } = texts.workspace
  const { slots, onCloseProject } = props
  const { carryOut } = props.workspace
  return [
    {
      id: 'publish',
      label: texts.publishing.title,
      icon: <Rocket aria-hidden />,
      onSelect: () => carryOut({ type: 'open', what: 'publish' }),
    },
    {
      id: 'rename',
      label: texts.projects.rename.title,
      icon: <Pencil aria-hidden />,
      onSelect: () => carryOut({ type: 'open', what: 'rename' }),
    },
    {
      id: 'history',
      label: texts.versions.title,
      icon: <History aria-hidden />,
      onSelect: () => carryOut({ type: 'open', what: 'history' }),
    },
    {
      id: 'export',
      label: texts.files.transfer.exportZip,
      icon: <Download aria-hidden />,
      onSelect: () => slots.exportFiles(projectId),
    },
    {
      id: 'refresh preview',
      label: commands.refreshPreview,
      icon: <RotateCw aria-hidden />,
      keys: 'Alt+Shift+R',
      onSelect: () => carryOut({ type: 'refresh-preview' }),
    },
    {
      id: 'pick element',
      label: commands.pickElement,
      icon: <SquareDashedMousePointer aria-hidden />,
      keys: 'Alt+Shift+E',
      onSelect: () => carryOut({ type: 'pick-element' }),
    },
    { id: 'close project', label: commands.closeProject, icon: <X aria-hidden />, onSelect: onCloseProject },
  ]
}

const listFiles = (paths: readonly string[], { showPlace }: Workspace) =>
  paths.map((path): PaletteItem => ({
    id: `file ${path}`,
    label: path,
    icon: <File aria-hidden />,
    onSelect: () => showPlace({ path }),
  }))

/** They open where one is: in the chat workspace, or in the code chat. */
const listProjects = (projects: readonly Project[], { goTo }: Workspace) =>
  projects.slice(0, shownProjects).map(({ id, title }): PaletteItem => ({
    id: `project ${id}`,
    label: title,
    icon: <FolderOpen aria-hidden />,
    onSelect: () => goTo({ search: new URLSearchParams({ projectId: id }).toString() }),
  }))

const listPages = ({ goTo }: Workspace): PaletteItem[] =>
  shellLinks.map(({ path, label, icon: Icon }) => ({
    id: `page ${path}`,
    label,
    icon: <Icon aria-hidden />,
    onSelect: () => goTo(path),
  }))
