import type { ProjectId } from '@joinery/contract'
import { texts } from '@joinery/contract'
import { notify } from '../../../lib/notify.ts'
import { queryClient } from '../../../lib/query-client.ts'
import type { EditorMemory } from '../editor/code-view.ts'
import type { FileHome } from '../homes/file-home.ts'
import { localHome } from '../homes/local-home.ts'
import { projectHome } from '../homes/project-home.ts'
import { createDesk } from './desk.ts'
import type { Desk } from './desk.ts'
import { createDeskStorage } from './desk-storage.ts'
import { createFileActions } from './file-actions.ts'
import type { FileActions } from './file-actions.ts'

/** Everything around one tree of files, as long as the page lives: changing the screen changes nothing of it. */
export interface OpenFiles {
  readonly home: FileHome
  readonly desk: Desk
  readonly actions: FileActions
  readonly memory: EditorMemory
}

/** The files of a project, or the local tree while none is open. */
export function filesOf(projectId: ProjectId | undefined): OpenFiles {
  const key = projectId ?? 'local'
  const known = opened.get(key)
  if (known) return known
  const files = openFiles(projectId ? projectHome(projectId) : localHome({ storage }))
  opened.set(key, files)
  return files
}

const opened = new Map<string, OpenFiles>()
const storage = () => window.localStorage

function openFiles(home: FileHome): OpenFiles {
  const desk = createDesk({
    storage: createDeskStorage({ homeId: home.id, storage }),
    openFolders: home.openFolders,
    onDraftNotKept: () => void notify.warning(texts.files.editor.notKept),
    keepOpenFolders: home.keepOpenFolders,
  })
  window.addEventListener('pagehide', () => desk.keepNow())
  document.addEventListener('visibilitychange', () => desk.keepNow())
  const actions = createFileActions({ home, desk, cache: queryClient, notify })
  return { home, desk, actions, memory: new Map() }
}
