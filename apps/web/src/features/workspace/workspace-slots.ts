import type { ReactNode, Ref } from 'react'
import type { Project, ProjectId } from '@joinery/contract'
import type { PreviewPlace } from './place-preview.ts'

/** A file to show, and where in it. A new id shows it again. */
export interface ShownPlace {
  readonly id: number
  readonly path: string
  readonly line?: number | undefined
  readonly column?: number | undefined
}

/** The chat's input, from elsewhere on the screen. */
export interface ChatInput {
  addText: (projectId: ProjectId, text: string) => void
  focus: (projectId: ProjectId | undefined) => void
  /** Call it while a project is opened; what it gives back saves what was written meanwhile, should it be gone. */
  follow: (projectId: ProjectId) => () => void
}

/** What can be done to the preview from elsewhere. */
export interface PreviewHandle {
  refresh: () => void
  pick: () => void
}

export interface ChatSlot {
  projectId: ProjectId | undefined
  /** The first message of a new project, as the address carries it. */
  initialPrompt: string | undefined
  onInitialPromptTaken: () => void
  onProjectCreated: (projectId: ProjectId) => void
  onRunStarted: () => void
  onWritingStarted: () => void
  onViewCode: (path: string) => void
  onFilesGenerated: (paths: readonly string[]) => void
  onRunPreview: () => void
  onUpgrade: () => void
}

export interface CodeSlot {
  projectId: ProjectId | undefined
  shown: ShownPlace | undefined
}

export interface PreviewSlot {
  projectId: ProjectId
  place: PreviewPlace
  handle: Ref<PreviewHandle>
  onShowPlace: (place: { file: string; line: number; column: number }) => void
  onWrite: (text: string) => void
}

/** Something that a button of the header or a command opens. */
export interface OpenedSlot {
  projectId: ProjectId
  isOpen: boolean
  onOpenChange: (isOpen: boolean) => void
}

/** What other features put into the workspace. Without a project, code and files are those of the local tree. */
export interface WorkspaceSlots {
  history: (slot: OpenedSlot) => ReactNode
  publish: (slot: OpenedSlot) => ReactNode
  rename: (slot: OpenedSlot & { project: Project }) => ReactNode
  /** A better name for a project that has none of its own. */
  naming: (project: Project) => ReactNode
  /** Hands the project's files to the browser's downloads. */
  exportFiles: (projectId: ProjectId) => void
  /** The buttons of services that work with the project. */
  services: (project: Project | undefined) => ReactNode
  usage: (onUpgrade: () => void) => ReactNode
  chat: (slot: ChatSlot) => ReactNode
  chatInput: ChatInput
  code: (slot: CodeSlot) => ReactNode
  files: (projectId: ProjectId | undefined) => ReactNode
  preview: (slot: PreviewSlot) => ReactNode
  /** What stands in its place while no project is open. */
  noPreview: () => ReactNode
  /** Hands on the paths of all files, for the palette. */
  paths: (projectId: ProjectId | undefined, render: (paths: readonly string[]) => ReactNode) => ReactNode
}
