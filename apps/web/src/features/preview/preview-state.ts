import type { ConsoleLevel, FrameMessage, SourcePosition } from '@joinery/contract'

export interface ConsoleEntry {
  readonly id: number
  readonly level: ConsoleLevel
  readonly text: string
  /** How often it came in a row. */
  readonly count: number
}

export interface RuntimeError {
  readonly id: number
  readonly kind: 'error' | 'unhandled-rejection'
  readonly message: string
  readonly count: number
  /** Where in the project it happened, once that is known. */
  readonly place: SourcePosition | undefined
}

/** What is known of the app in the frame. */
export interface PreviewState {
  /** `loading` until the frame speaks, `ready` while it starts or waits for files, then `started`. */
  readonly progress: 'loading' | 'ready' | 'started'
  /** False while the frame waits for the first files. */
  readonly hasSpoken: boolean
  readonly isRefreshing: boolean
  readonly isPicking: boolean
  /** Where in the app one is. */
  readonly path: string
  /** The newest first, each once. */
  readonly visited: readonly string[]
  readonly entries: readonly ConsoleEntry[]
  readonly droppedCount: number
  readonly errors: readonly RuntimeError[]
  /** Packages that the app imports and the preview lacks. */
  readonly missingPackages: readonly string[]
  readonly nextId: number
}

export type PreviewEvent =
  | FrameMessage
  | { type: 'refresh-started' }
  | { type: 'refresh-given-up' }
  | { type: 'pick-started' }
  | { type: 'console-cleared' }
  | { type: 'error-located'; id: number; place: SourcePosition }

export const initialPreview: PreviewState = {
  progress: 'loading',
  hasSpoken: false,
  isRefreshing: false,
  isPicking: false,
  path: '/',
  visited: [],
  entries: [],
  droppedCount: 0,
  errors: [],
  missingPackages: [],
  nextId: 1,
}

/** What the panel knows after something happened in the frame or to it. */
export function applyPreviewEvent(state: PreviewState, event: PreviewEvent): PreviewState {
  switch (event.type) {
    case 'ready':
      // A new document: what the one before it said is over.
      return {
        ...initialPreview,
        progress: 'ready',
        hasSpoken: state.hasSpoken,
        isRefreshing: state.isRefreshing,
        path: state.path,
        visited: state.visited,
        nextId: state.nextId,
      }
    case 'started':
      return { ...state, progress: 'started', hasSpoken: true, isRefreshing: false }
    case 'updated':
      // An app that is still broken says so again.
      return { ...state, hasSpoken: true, errors: [] }
    case 'console':
      return { ...state, hasSpoken: true, ...addEntry(state, event) }
    case 'messages-dropped':
      return { ...state, droppedCount: state.droppedCount + event.count }
    case 'error':
      return { ...state, hasSpoken: true, ...addError(state, event) }
    case 'location':
      return { ...state, path: event.path, visited: addVisit(state.visited, event.path) }
    case 'picked':
    case 'pick-ended':
      return { ...state, isPicking: false }
    case 'pick-started':
      return { ...state, isPicking: true }
    case 'refresh-started':
      return { ...state, isRefreshing: true }
    case 'refresh-given-up':
      return { ...state, isRefreshing: false }
    case 'console-cleared':
      return { ...state, entries: [], droppedCount: 0, errors: [] }
    case 'error-located':
      return {
        ...state,
        errors: state.errors.map((error) =>
          error.id === event.id ? { ...error, place: event.place } : error,
        ),
      }
    case 'package-missing':
      return { ...state, missingPackages: [...new Set(event.names.map(packageNameOf))] }
    case 'storage':
      return state
  }
}

/** `@scope/name` or `name`, without what is inside the package. */
function packageNameOf(specifier: string): string {
  const names = specifier.split('/')
  return names.slice(0, specifier.startsWith('@') ? 2 : 1).join('/')
}

const maxEntries = 500
const maxErrors = 50
const maxVisited = 20

function addEntry(
  { entries, nextId }: PreviewState,
  { level, text }: { level: ConsoleLevel; text: string },
): Partial<PreviewState> {
  const last = entries.at(-1)
  if (last?.level === level && last.text === text) {
    return { entries: [...entries.slice(0, -1), { ...last, count: last.count + 1 }] }
  }
  const entry = { id: nextId, level, text, count: 1 }
  return { entries: [...entries, entry].slice(-maxEntries), nextId: nextId + 1 }
}

function addError(
  { errors, nextId }: PreviewState,
  { kind, message }: Pick<RuntimeError, 'kind' | 'message'>,
): Partial<PreviewState> {
  const same = errors.find((error) => error.kind === kind && error.message === message)
  if (same) {
    return { errors: errors.map((error) => (error === same ? { ...same, count: same.count + 1 } : error)) }
  }
  const error = { id: nextId, kind, message, count: 1, place: undefined }
  return { errors: [...errors, error].slice(-maxErrors), nextId: nextId + 1 }
}

const addVisit = (visited: readonly string[], path: string) =>
  [path, ...visited.filter((each) => each !== path)].slice(0, maxVisited)
