import type { FileContent } from '@joinery/contract'
import { foldersAbove, isWithin, movedPath } from '../tree/paths.ts'
import { toggleFolder } from '../tree/toggle-folder.ts'
import { closeTab, closeTabsWithin, moveTabs, noTabs, openTab } from './tabs.ts'
import type { Tabs } from './tabs.ts'

/** Changes that are not saved yet, and the hash of the content that they started from; null for a file that is gone. */
export interface Draft {
  readonly text: string
  readonly baseHash: string | null
}

/** A place in a file that the editor shall go to. Lines and columns count from 1. */
export interface Place {
  readonly path: string
  readonly line: number
  readonly column: number
}

/** A save that met another change; `current` is what is stored now, null where the file is gone. */
export interface Conflict {
  readonly path: string
  readonly current: FileContent | null
}

/** What somebody has in front of them of one tree of files. */
export interface DeskState {
  readonly openFolders: ReadonlySet<string>
  readonly selectedPath: string | undefined
  readonly tabs: Tabs
  readonly drafts: ReadonlyMap<string, Draft>
  readonly place: Place | undefined
  readonly conflict: Conflict | undefined
}

export const emptyDesk: DeskState = {
  openFolders: new Set(),
  selectedPath: undefined,
  tabs: noTabs,
  drafts: new Map(),
  place: undefined,
  conflict: undefined,
}

export type DeskEvent =
  | { type: 'item-selected'; path: string }
  | { type: 'folder-toggled'; path: string }
  | { type: 'folder-opened'; path: string }
  | { type: 'file-opened'; path: string; place?: Place }
  | { type: 'place-reached' }
  | { type: 'tab-closed'; path: string }
  | { type: 'item-moved'; from: string; to: string }
  | { type: 'item-deleted'; path: string }
  | { type: 'draft-changed'; path: string; draft: Draft }
  | { type: 'draft-dropped'; path: string }
  | { type: 'conflict-met'; conflict: Conflict }
  | { type: 'conflict-left' }

export function applyDeskEvent(state: DeskState, event: DeskEvent): DeskState {
  switch (event.type) {
    case 'item-selected':
      return { ...state, selectedPath: event.path }
    case 'folder-toggled':
      return { ...state, openFolders: toggleFolder(state.openFolders, event.path) }
    case 'folder-opened':
      return {
        ...state,
        openFolders: withFolders(state.openFolders, [...foldersAbove(event.path), event.path]),
      }
    case 'file-opened':
      return {
        ...state,
        tabs: openTab(state.tabs, event.path),
        selectedPath: event.path,
        openFolders: withFolders(state.openFolders, foldersAbove(event.path)),
        place: event.place,
      }
    case 'place-reached':
      return { ...state, place: undefined }
    case 'tab-closed':
      return { ...state, tabs: closeTab(state.tabs, event.path) }
    case 'item-moved':
      return moveItem(state, event)
    case 'item-deleted':
      return deleteItem(state, event.path)
    case 'draft-changed':
      return { ...state, drafts: new Map(state.drafts).set(event.path, event.draft) }
    case 'draft-dropped':
      return { ...state, drafts: keepDrafts(state.drafts, (path) => path !== event.path) }
    case 'conflict-met':
      return { ...state, conflict: event.conflict, tabs: openTab(state.tabs, event.conflict.path) }
    case 'conflict-left':
      return { ...state, conflict: undefined }
  }
}

const withFolders = (folders: ReadonlySet<string>, paths: string[]): ReadonlySet<string> =>
  paths.every((path) => folders.has(path)) ? folders : new Set([...folders, ...paths])

function moveItem(state: DeskState, move: { from: string; to: string }): DeskState {
  const { selectedPath } = state
  return {
    ...state,
    openFolders: new Set(
      [...state.openFolders].map((path) => movedPath(path, move)).concat(foldersAbove(move.to)),
    ),
    selectedPath: selectedPath === undefined ? undefined : movedPath(selectedPath, move),
    tabs: moveTabs(state.tabs, move),
    drafts: new Map([...state.drafts].map(([path, draft]) => [movedPath(path, move), draft])),
  }
}

/** The selection goes with what was selected, and so do changes that nobody can save any more. */
function deleteItem(state: DeskState, deleted: string): DeskState {
  const { selectedPath } = state
  const isLeft = (path: string) => !isWithin(path, deleted)
  return {
    ...state,
    openFolders: new Set([...state.openFolders].filter(isLeft)),
    selectedPath: selectedPath !== undefined && isLeft(selectedPath) ? selectedPath : undefined,
    tabs: closeTabsWithin(state.tabs, deleted),
    drafts: keepDrafts(state.drafts, isLeft),
  }
}

const keepDrafts = (drafts: DeskState['drafts'], isKept: (path: string) => boolean) =>
  new Map([...drafts].filter(([path]) => isKept(path)))
