import { frameMessage, frameSource, parentSource } from '@joinery/contract'
import type {
  FrameMessage,
  ModulePosition,
  ParentMessage,
  PickedElement,
  SourcePosition,
} from '@joinery/contract'
import { applyPreviewEvent, initialPreview } from './preview-state.ts'
import type { PreviewEvent, PreviewState } from './preview-state.ts'
import type { StorageKeeper } from './storage-keeper.ts'

/** An element of the app that somebody pointed at, with its place in the project where that is known. */
export interface Picked {
  readonly element: PickedElement
  readonly place: { readonly file: string; readonly line: number } | undefined
}

interface Dependencies {
  /** The only origin that is listened to and told anything. */
  origin: string
  /** Where messages to this page arrive. */
  page: Pick<Window, 'addEventListener' | 'removeEventListener'>
  storage: StorageKeeper
  /** Places in modules as places in files. */
  locate: (positions: ModulePosition[]) => Promise<readonly (SourcePosition | null)[]>
}

/** What an iframe element is to this line. */
interface Frame {
  readonly contentWindow: {
    postMessage: (message: unknown, options: WindowPostMessageOptions) => void
  } | null
}

/** The line to one frame, and what is known of the app in it. */
export function createPreviewSession(dependencies: Dependencies) {
  const { origin, page, storage, locate } = dependencies
  const listeners = new Set<() => void>()
  const pickListeners = new Set<(picked: Picked) => void>()
  let frame: Frame | null = null
  let state = initialPreview
  let refreshTimer: ReturnType<typeof setTimeout> | undefined

  function tell(event: PreviewEvent) {
    state = applyPreviewEvent(state, event)
    listeners.forEach((listener) => listener())
  }

  function send(message: ParentMessage) {
    frame?.contentWindow?.postMessage({ source: parentSource, ...message }, { targetOrigin: origin })
  }

  function receive(event: MessageEvent<unknown>) {
    if (event.origin !== origin || event.source === null || event.source !== frame?.contentWindow) return
    const message = readMessage(event.data)
    if (!message) return
    tell(message)
    void answer(message)
  }

  async function answer(message: FrameMessage) {
    if (message.type === 'ready') await fillStorage()
    if (message.type === 'started') clearTimeout(refreshTimer)
    if (message.type === 'storage') await storage.write(message.area, message.entries)
    if (message.type === 'error') await placeError(message)
    if (message.type === 'picked') await announcePick(message.element)
  }

  /** Both areas are sent, empty ones too: the app waits for them before it starts. */
  async function fillStorage() {
    for (const area of ['local', 'session'] as const) {
      send({ type: 'storage', area, entries: await storage.read(area) })
    }
  }

  async function placeError({ message, stack }: Extract<FrameMessage, { type: 'error' }>) {
    const id = state.errors.find((error) => error.message === message && !error.place)?.id
    const positions = stack.flatMap(({ position }) => position ?? []).slice(0, maxPositions)
    if (id === undefined || positions.length === 0) return
    const place = (await locateQuietly(positions)).find((each) => each !== null)
    if (place) tell({ type: 'error-located', id, place })
  }

  async function announcePick(element: PickedElement) {
    const place = await placeOf(element)
    pickListeners.forEach((listener) => listener({ element, place }))
  }

  async function placeOf({ place, position }: PickedElement): Promise<Picked['place']> {
    if (place || !position) return place
    const [found] = await locateQuietly([position])
    return found ?? undefined
  }

  /** Without a place an error is still an error, and an element an element. */
  async function locateQuietly(positions: ModulePosition[]) {
    try {
      return await locate(positions)
    } catch {
      return []
    }
  }

  return {
    /** Names the frame, or takes it away. */
    attach: (element: Frame | null) => {
      frame = element
    },
    getState: (): PreviewState => state,
    subscribe: (listener: () => void) => {
      if (listeners.size === 0) page.addEventListener('message', receive)
      listeners.add(listener)
      return () => {
        listeners.delete(listener)
        if (listeners.size > 0) return
        page.removeEventListener('message', receive)
        clearTimeout(refreshTimer)
      }
    },
    onPicked: (listener: (picked: Picked) => void) => {
      pickListeners.add(listener)
      return () => pickListeners.delete(listener)
    },
    /** The spinner turns until the app says that it started, but not longer than a refresh is expected to last. */
    refresh() {
      clearTimeout(refreshTimer)
      refreshTimer = setTimeout(() => tell({ type: 'refresh-given-up' }), maxRefreshMs)
      tell({ type: 'refresh-started' })
      send({ type: 'reload' })
    },
    navigate(path: string) {
      send({ type: 'navigate', path: path.startsWith('/') ? path : `/${path}` })
    },
    pick(isOn: boolean) {
      tell({ type: isOn ? 'pick-started' : 'pick-ended' })
      send({ type: 'pick', isOn })
    },
    clearConsole: () => tell({ type: 'console-cleared' }),
  }
}

const maxRefreshMs = 1_000
/** As many as the server takes at once. */
const maxPositions = 30

function readMessage(value: unknown): FrameMessage | undefined {
  if (typeof value !== 'object' || value === null || !('source' in value)) return undefined
  return value.source === frameSource ? frameMessage.safeParse(value).data : undefined
}
