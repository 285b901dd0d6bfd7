import { runId } from '@joinery/contract'
import type { ProjectId } from '@joinery/contract'
import { call } from '../../../lib/api.ts'
import { accessToken } from '../../../lib/auth.ts'
import { readEventStream } from '../../../lib/event-stream.ts'
import { newId } from '../../../lib/new-id.ts'
import { pause } from '../../../lib/pause.ts'
import { queryClient } from '../../../lib/query-client.ts'
import { createChatSession } from './chat-session.ts'
import type { ChatSession } from './chat-session.ts'
import { withNextFrame } from './with-next-frame.ts'

interface Entry {
  session: ChatSession
  holders: number
  stop?: () => void
}

const sessions = new Map<ProjectId, Entry>()

const lookAgainMs = 5_000
/** Going from the chat to the code and back must not end the connection in between. */
const lingerMs = 10_000

/** The conversation of a project, shared by everything on the page that shows a part of it. */
export function chatSessionOf(projectId: ProjectId): ChatSession {
  return entryOf(projectId).session
}

/** Keeps a conversation connected until the returned function is called. */
export function holdChatSession(projectId: ProjectId): () => void {
  const entry = entryOf(projectId)
  entry.holders += 1
  entry.stop ??= connect(projectId, entry.session)
  return () => {
    entry.holders -= 1
    setTimeout(() => {
      if (entry.holders > 0) return
      entry.stop?.()
      delete entry.stop
      sessions.delete(projectId)
    }, lingerMs)
  }
}

function entryOf(projectId: ProjectId): Entry {
  const known = sessions.get(projectId)
  if (known) return known
  const entry: Entry = { session: openSession(projectId), holders: 0 }
  sessions.set(projectId, entry)
  return entry
}

function openSession(projectId: ProjectId): ChatSession {
  return createChatSession({
    projectId,
    call,
    openLog: (id, after, signal) => {
      const url = new URL(`/api/runs/${id}/events/stream`, window.location.origin)
      url.searchParams.set('after', String(after))
      return readEventStream({ url, accessToken, signal })
    },
    wait: pause,
    newRunId: () => runId.parse(newId()),
    now: () => new Date(),
    schedule: withNextFrame,
    onFilesChanged: atMostEvery(400, () => {
      void queryClient.invalidateQueries({ queryKey: ['projects', projectId] })
      void queryClient.invalidateQueries({ queryKey: ['usage'] })
    }),
    announce: () => {
      // A channel reaches this origin alone and takes no target.
      // oxlint-disable-next-line unicorn/require-post-message-target-origin
      otherTabs().postMessage(projectId)
      void queryClient.invalidateQueries({ queryKey: ['usage'] })
    },
  })
}

/** Looks at the server again when another tab says so, when one comes back to this one, and now and then. */
function connect(projectId: ProjectId, session: ChatSession): () => void {
  const look = () => !document.hidden && void session.refresh()
  const listen = ({ data }: MessageEvent) => data === projectId && void session.refresh()
  const timer = setInterval(look, lookAgainMs)
  otherTabs().addEventListener('message', listen)
  document.addEventListener('visibilitychange', look)
  session.open()
  return () => {
    clearInterval(timer)
    otherTabs().removeEventListener('message', listen)
    document.removeEventListener('visibilitychange', look)
    session.close()
  }
}

let channel: BroadcastChannel | undefined

/** The other tabs of this browser are told at once; other browsers find out when they look again. */
const otherTabs = () => (channel ??= new BroadcastChannel('joinery-chat'))

function atMostEvery(milliseconds: number, act: () => void): () => void {
  let timer: ReturnType<typeof setTimeout> | undefined
  return () => {
    timer ??= setTimeout(() => {
      timer = undefined
      act()
    }, milliseconds)
  }
}
