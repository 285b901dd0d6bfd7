import type { RunId } from '@joinery/contract'
import type { EventSource } from '../../../http/event-streams.ts'
import { encodeFrame } from './logged-event.ts'
import type { LoggedEvent } from './logged-event.ts'

interface Dependencies {
  read: (runId: RunId, after: number, limit: number) => Promise<LoggedEvent[]>
}

interface Watch {
  runId: RunId
  /** The position of the last event that the watcher has. */
  after: number
  /** The run is over, and this is the position of its last event. */
  endsAt: number | undefined
  wake: () => void
}

const pageSize = 100
/** Whoever does not read holds at most this much of a run. One event alone may be larger. */
const maxBytes = 256 * 1024
/** How much of a run's end is kept at least for those who watch it live. */
const minKept = 128
/** A notice can be lost; whoever has heard nothing for this long looks into the log. */
const lookAgainMs = 10_000

/**
 * Brings the events of runs to those who watch in this server. What was just written here is handed on from memory,
 * everything else is read from the log, once for all who stand at the same position.
 */
export function createRunFeeds({ read }: Dependencies) {
  const feeds = new Map<string, Feed>()

  function feedOf(runId: RunId): Feed {
    const known = feeds.get(runId)
    if (known) return known
    const feed: Feed = {
      latest: 0,
      kept: [],
      joined: undefined,
      pages: new Map(),
      watchers: new Set(),
      writers: 0,
      gaps: 0,
      isGone: false,
    }
    feeds.set(runId, feed)
    return feed
  }

  function forget(runId: RunId, feed: Feed): void {
    if (feed.watchers.size === 0 && feed.writers === 0) feeds.delete(runId)
  }

  function readPage(runId: RunId, feed: Feed, after: number): Promise<Frames> {
    const running = feed.pages.get(after)
    if (running) return running
    const page = read(runId, after, pageSize)
      .then((events) => {
        const frames = joinFrames(runId, events)
        return { ...frames, hasMore: frames.hasMore || events.length === pageSize }
      })
      .finally(() => feed.pages.delete(after))
    feed.pages.set(after, page)
    return page
  }

  return {
    /** While a run is carried out here, its newest events are kept. */
    openWriter(runId: RunId) {
      const feed = feedOf(runId)
      feed.writers += 1
      return {
        publish(events: readonly LoggedEvent[]): void {
          const [first] = events
          const lastKept = feed.kept.at(-1)
          if (lastKept && lastKept.position + 1 !== first?.position) feed.kept = []
          feed.joined = undefined
          feed.kept.push(...events)
          if (feed.kept.length >= 2 * minKept) feed.kept = feed.kept.slice(-minKept)
          feed.latest = events.at(-1)?.position ?? feed.latest
          for (const wake of feed.watchers) wake()
        },
        close: (): void => {
          feed.writers -= 1
          forget(runId, feed)
        },
      }
    },

    /** Another server has written up to this position; -1 says that the run was removed. */
    hear(runId: string, position: number): void {
      const feed = feeds.get(runId)
      if (!feed) return
      if (position < 0) feed.isGone = true
      else if (position <= feed.latest) return
      feed.latest = Math.max(feed.latest, position)
      for (const wake of feed.watchers) wake()
    },

    /** Anything may have happened unheard. */
    hearGap: (): void => {
      for (const feed of feeds.values()) {
        feed.gaps += 1
        for (const wake of feed.watchers) wake()
      }
    },

    watch({ runId, after, endsAt, wake }: Watch): EventSource {
      const feed = feedOf(runId)
      feed.watchers.add(wake)
      let position = after
      let mustLook = true
      let seenGaps = feed.gaps
      let lookedAt = 0
      let isOver = endsAt !== undefined && after >= endsAt

      function give(frames: Frames): Uint8Array | undefined | null {
        if (frames.count === 0) return feed.isGone ? null : undefined
        position = frames.last
        isOver = frames.isEnd
        return frames.bytes
      }

      async function look(): Promise<Uint8Array | undefined | null> {
        lookedAt = performance.now()
        seenGaps = feed.gaps
        const frames = await readPage(runId, feed, position)
        mustLook = frames.hasMore
        return give(frames)
      }

      return {
        take() {
          if (isOver) return null
          const kept = takeKept(runId, feed, position)
          if (kept) return give(kept)
          const isBehind = mustLook || position < feed.latest || seenGaps !== feed.gaps
          if (isBehind || performance.now() - lookedAt >= lookAgainMs) return look()
          return feed.isGone ? null : undefined
        },
        close() {
          feed.watchers.delete(wake)
          forget(runId, feed)
        },
      }
    },
  }
}

interface Feed {
  /** The newest position that this server has heard of. */
  latest: number
  /** The newest events without a gap between them. */
  kept: LoggedEvent[]
  /** What those were given from them who came last: most stand at the same position, and share the bytes. */
  joined: { after: number; frames: Frames } | undefined
  pages: Map<number, Promise<Frames>>
  watchers: Set<() => void>
  writers: number
  /** How often notices may have been missed. */
  gaps: number
  isGone: boolean
}

interface Frames {
  bytes: Uint8Array
  count: number
  /** Whether some were left for the next time. */
  hasMore: boolean
  last: number
  isEnd: boolean
}

function takeKept(runId: RunId, feed: Feed, after: number): Frames | undefined {
  const { kept, joined } = feed
  const first = kept[0]?.position
  if (first === undefined || after + 1 < first) return undefined
  if (joined?.after === after) return joined.frames
  const fresh = kept.slice(after + 1 - first)
  if (fresh.length === 0) return undefined
  feed.joined = { after, frames: joinFrames(runId, fresh) }
  return feed.joined.frames
}

/** Few events hold the word, so few are parsed. */
function isFinished(body: string): boolean {
  if (!body.includes('"finished"')) return false
  const parsed: unknown = JSON.parse(body)
  return typeof parsed === 'object' && parsed !== null && 'type' in parsed && parsed.type === 'finished'
}

/** As many of them as may be sent at once, and one at least. */
function joinFrames(runId: RunId, events: readonly LoggedEvent[]): Frames {
  let text = ''
  let size = 0
  let count = 0
  for (const event of events) {
    const frame = encodeFrame(runId, event)
    size += Buffer.byteLength(frame)
    if (count > 0 && size > maxBytes) break
    text += frame
    count += 1
  }
  const last = events[count - 1]
  return {
    // Memory of its own: a part of the pool that Node shares out would hold the whole of it.
    bytes: encoder.encode(text),
    count,
    hasMore: count < events.length,
    last: last?.position ?? 0,
    isEnd: last !== undefined && isFinished(last.body),
  }
}

const encoder = new TextEncoder()
