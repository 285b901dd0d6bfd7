import { readRefusal } from './api-client.ts'

/** One event of a server-sent stream. */
export interface StreamedEvent {
  id: string
  data: string
}

interface StreamOptions {
  url: URL
  /** Who is watching; undefined for nobody. `EventSource` could not say it, hence a request of our own. */
  accessToken: () => Promise<string | undefined>
  signal: AbortSignal
  /** A stream that brings not even a sign of life for so long is taken for dead. */
  silenceMs?: number
}

/** Reads a stream until it ends, falls silent or is given up. A refusal is thrown. */
export async function* readEventStream(options: StreamOptions): AsyncGenerator<StreamedEvent> {
  const { url, accessToken, signal, silenceMs = 45_000 } = options
  const token = await accessToken()
  const response = await fetch(url, {
    headers: {
      accept: 'text/event-stream',
      ...(token !== undefined && { authorization: `Bearer ${token}` }),
    },
    cache: 'no-store',
    signal,
  })
  if (!response.ok) throw await readRefusal(response)
  if (!response.body) return
  const reader = response.body.pipeThrough(new TextDecoderStream()).getReader()
  const parse = createEventParser()
  try {
    for (;;) {
      const chunk = await orSilence(reader.read(), silenceMs)
      if (chunk === undefined || chunk.done) return
      yield* parse(chunk.value)
    }
  } finally {
    await reader.cancel().catch(() => undefined)
  }
}

/** Takes the text of a stream in pieces, cut anywhere, and gives the events that are complete. */
export function createEventParser(): (chunk: string) => StreamedEvent[] {
  let rest = ''
  let id = ''
  let lines: string[] = []

  function takeLine(line: string): StreamedEvent | undefined {
    if (line === '') {
      const data = lines.join('\n')
      const isEmpty = lines.length === 0
      lines = []
      return isEmpty ? undefined : { id, data }
    }
    const [, field, value = ''] = /^([^:]*)(?:: ?(.*))?$/s.exec(line) ?? []
    if (field === 'data') lines.push(value)
    if (field === 'id') id = value
    return undefined
  }

  return (chunk) => {
    rest += chunk
    const events: StreamedEvent[] = []
    for (;;) {
      const end = /\r\n|\n|\r(?!$)/.exec(rest)
      if (!end) return events
      const event = takeLine(rest.slice(0, end.index))
      rest = rest.slice(end.index + end[0].length)
      if (event) events.push(event)
    }
  }
}

async function orSilence<T>(reading: Promise<T>, silenceMs: number): Promise<T | undefined> {
  let timer: ReturnType<typeof setTimeout> | undefined
  const silence = new Promise<undefined>((resolve) => {
    timer = setTimeout(() => resolve(undefined), silenceMs)
  })
  try {
    return await Promise.race([reading, silence])
  } finally {
    clearTimeout(timer)
  }
}
