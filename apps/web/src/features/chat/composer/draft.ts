import type { RunMode } from '@joinery/contract'
import type { UploadPercent } from './upload-attachment.ts'

/** What is being written and not sent yet. */
export interface DraftState {
  text: string
  mode: RunMode
  /** Empty for the project's own choice. */
  model: string
  attachments: readonly DraftAttachment[]
  /** Counts how often somebody elsewhere on the page sent the reader here to type. */
  focusRequests: number
}

export interface DraftAttachment {
  id: string
  name: string
  percent: UploadPercent
  /** Where it is stored, once it is. */
  path: string | null
}

type Slot = Pick<Storage, 'getItem' | 'setItem' | 'removeItem'>

interface Dependencies {
  /** A function, because merely reading it throws where storage is blocked. */
  storage: () => Slot
  key: string
}

export type Draft = ReturnType<typeof createDraft>

/** The text outlasts a reload of the page, so that nobody types twice. */
export function createDraft({ storage, key }: Dependencies) {
  const listeners = new Set<() => void>()
  let isToBeSent = false
  let state: DraftState = {
    text: attempt(() => storage().getItem(key)) ?? '',
    mode: 'build',
    model: '',
    attachments: [],
    focusRequests: 0,
  }

  function update(facts: Partial<DraftState>) {
    state = { ...state, ...facts }
    attempt(() => (state.text === '' ? storage().removeItem(key) : storage().setItem(key, state.text)))
    listeners.forEach((listener) => listener())
  }

  return {
    getState: () => state,

    subscribe: (listener: () => void) => {
      listeners.add(listener)
      return () => void listeners.delete(listener)
    },

    update,

    /** Puts something behind what is there, for the user to go on with. */
    addText(text: string) {
      const before = state.text.trimEnd()
      update({
        text: before === '' ? text : `${before}\n\n${text}`,
        focusRequests: state.focusRequests + 1,
      })
    },

    replaceText: (text: string, mode: RunMode = state.mode) =>
      update({ text, mode, focusRequests: state.focusRequests + 1 }),

    focus: () => update({ focusRequests: state.focusRequests + 1 }),

    /** For whoever opens the chat next: what is written was sent elsewhere on the page. */
    askToSend: () => void (isToBeSent = true),

    /** Whether it was asked to be sent. It is asked once: a page that comes back sends nothing again. */
    takeRequest() {
      const wasAsked = isToBeSent
      isToBeSent = false
      return wasAsked
    },

    addAttachment: (attachment: DraftAttachment) =>
      update({ attachments: [...state.attachments, attachment] }),

    changeAttachment: (id: string, facts: Partial<DraftAttachment>) =>
      update({
        attachments: state.attachments.map((each) => (each.id === id ? { ...each, ...facts } : each)),
      }),

    removeAttachment: (id: string) =>
      update({ attachments: state.attachments.filter((each) => each.id !== id) }),

    /** Empties it for the next message; mode and model stay. Returns what brings it back. */
    clear() {
      const { text, attachments } = state
      update({ text: '', attachments: [] })
      return () => update({ text, attachments })
    },
  }
}

/** Without storage the draft lasts as long as the page. */
function attempt<T>(act: () => T): T | undefined {
  try {
    return act()
  } catch {
    return undefined
  }
}
