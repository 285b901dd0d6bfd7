import type { Diagnostic } from './diagnostics.ts'

/** One module as the frame's registry takes it. The version changes with its code. */
export interface PreviewModule {
  readonly id: string
  readonly version: string
  readonly code: string
}

export interface PreviewStyle {
  readonly id: string
  readonly css: string
}

export interface PreviewPage {
  readonly path: string
  readonly title: string
  readonly html: string
  /** The modules to start, in order. */
  readonly entries: readonly string[]
  /** The styles that are its own, in the order of the cascade. */
  readonly styles: readonly string[]
}

/** What a project imports from packages, so that they can be loaded ahead, installed, or reported. */
export interface PackageUse {
  readonly specifier: string
  /** Undefined where the catalogue does not have it: the frame gets a stub. */
  readonly url: string | undefined
  /** `*` where the whole module is taken. */
  readonly names: readonly string[] | '*'
  /** By name, the file and line that takes it, for those that the package may turn out not to have. */
  readonly places?: Readonly<Record<string, string>>
}

/** The state of a preview beside its modules and styles. */
export interface PreviewState {
  /** Grows with every change. */
  readonly revision: number
  readonly pages: readonly PreviewPage[]
  /** What `import.meta.env` and `process.env` hold. */
  readonly env: Readonly<Record<string, string>>
  /** The folder whose files are served from the root as they are. */
  readonly publicFolder: string
  /** All style ids in the order of the cascade. */
  readonly styleOrder: readonly string[]
  /** Stylesheets by address, of packages and of other sites. */
  readonly remoteStyles: readonly string[]
  readonly packages: readonly PackageUse[]
  readonly diagnostics: readonly Diagnostic[]
}

/** Everything a frame needs to start from nothing. */
export interface PreviewBundle extends PreviewState {
  readonly modules: readonly PreviewModule[]
  readonly styles: readonly PreviewStyle[]
}

/** What a frame that has the revision before it needs to get to this one. */
export interface PreviewUpdate extends PreviewBundle {
  readonly removedModules: readonly string[]
  /** True where the page itself changed, so that only a reload shows it. */
  readonly needsReload: boolean
  /** True while files that it needs are still being written: it is taken in, and shown with what completes it. */
  readonly isPartial?: boolean
  /** What files that nothing imports yet will need, so that a waiting frame can load it. */
  readonly packagesAhead?: readonly PackageUse[]
}

/** A place in a module, as the frame sees it. */
export interface ModulePosition {
  readonly id: string
  readonly version: string
  /** Both count from 1. */
  readonly line: number
  readonly column: number
}

/** A place in a file of the project. */
export interface SourcePosition {
  readonly file: string
  readonly line: number
  readonly column: number
  readonly frame: string
}

/** What a frame tells the page around it. Each message carries `source: 'joinery-preview'`. */
export type FrameMessage =
  | { readonly type: 'ready' }
  | { readonly type: 'started'; readonly revision: number }
  | { readonly type: 'updated'; readonly revision: number; readonly kind: 'hot' | 'styles' | 'reload' }
  | { readonly type: 'console'; readonly level: ConsoleLevel; readonly text: string }
  | { readonly type: 'messages-dropped'; readonly count: number }
  | {
      readonly type: 'error'
      readonly kind: 'error' | 'unhandled-rejection'
      readonly message: string
      readonly stack: readonly StackFrame[]
    }
  | { readonly type: 'package-missing'; readonly names: readonly string[] }
  | { readonly type: 'location'; readonly path: string }
  | {
      readonly type: 'storage'
      readonly area: StorageArea
      readonly entries: readonly (readonly [string, string])[]
    }
  | { readonly type: 'picked'; readonly element: PickedElement }
  /** Somebody pressed Escape while choosing. */
  | { readonly type: 'pick-ended' }

/** What somebody pointed at. The places are what the framework knows, and may be missing. */
export interface PickedElement {
  readonly tag: string
  readonly text: string
  /** The component that rendered it. */
  readonly component?: string
  /** Where it is written, for frameworks that say it themselves. */
  readonly place?: { readonly file: string; readonly line: number; readonly column: number }
  /** Where it is made, for frameworks that keep a stack trace. */
  readonly position?: ModulePosition
}

export type ConsoleLevel = 'debug' | 'log' | 'info' | 'warn' | 'error'
export type StorageArea = 'local' | 'session'

export interface StackFrame {
  readonly functionName: string
  /** Undefined for code that is none of the project's modules. */
  readonly position: ModulePosition | undefined
}

/** What the page around a frame tells it. Each message carries `source: 'joinery-app'`. */
export type ParentMessage =
  | {
      readonly type: 'storage'
      readonly area: StorageArea
      readonly entries: readonly (readonly [string, string])[]
    }
  | { readonly type: 'reload' }
  | { readonly type: 'navigate'; readonly path: string }
  | { readonly type: 'pick'; readonly isOn: boolean }

/** What the runtime is told by the document it is in, as JSON in an element with the id `joinery-settings`. */
export interface RuntimeSettings {
  /** The only origin that is told anything. Undefined where the page stands alone. */
  readonly parentOrigin?: string
  /** Where updates come from, as server-sent events. */
  readonly updatesUrl?: string
  /** Where errors are told, so that whoever mends the project can read them. */
  readonly reportsUrl?: string
  /** Where packages come from, for all previews alike, so that a browser keeps them once. Here where it is not given. */
  readonly packagesOrigin?: string
  /** True where other projects have had this origin before, or will: nothing may be kept there. */
  readonly isOriginShared?: boolean
  /** The page that this document is. */
  readonly pagePath: string
  /** True for an empty document that gets its page later, by an event. */
  readonly isShell: boolean
  /** The revision that the document was made from. */
  readonly revision: number
}

export const settingsElementId = 'joinery-settings'
export const frameSource = 'joinery-preview'
export const parentSource = 'joinery-app'
