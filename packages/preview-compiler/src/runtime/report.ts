import type { ConsoleLevel, FrameMessage } from '../protocol.ts'
import { describeValue } from './describe-value.ts'
import { parseStack } from './stack.ts'
import type { ScriptLayouts } from './stack.ts'

interface ReportOptions {
  send: (message: FrameMessage) => void
  layouts: ScriptLayouts
  /** Told of an error nobody caught. */
  onError: (error: unknown) => void
}

/** Tells the page around the frame what the console says and what goes wrong. */
export function installReports({ send, layouts, onError }: ReportOptions): void {
  const sendSome = limitRate(send)
  for (const level of levels) {
    const original = console[level].bind(console)
    console[level] = (...values: unknown[]) => {
      original(...values)
      sendSome({ type: 'console', level, text: describeAll(values) })
    }
  }
  const reportError = (kind: 'error' | 'unhandled-rejection', error: unknown) => {
    const stack = error instanceof Error ? parseStack(error.stack ?? '', layouts) : []
    sendSome({ type: 'error', kind, message: describeValue(error).slice(0, maxTextLength), stack })
    onError(error)
  }
  addEventListener('error', (event) => {
    // Images and scripts that do not load arrive here too, without an error.
    if (event.error !== undefined && event.error !== null) reportError('error', event.error)
  })
  addEventListener('unhandledrejection', (event) => reportError('unhandled-rejection', event.reason))
}

const levels: readonly ConsoleLevel[] = ['debug', 'log', 'info', 'warn', 'error']
const maxTextLength = 4_000
const maxMessagesPerSecond = 50

function describeAll(values: readonly unknown[]): string {
  return values
    .map((value) => (typeof value === 'string' ? value : describeValue(value)))
    .join(' ')
    .slice(0, maxTextLength)
}

/** A page that logs in a loop must not drown the page around it. What is left out is counted. */
function limitRate(send: (message: FrameMessage) => void): (message: FrameMessage) => void {
  let sent = 0
  let dropped = 0
  let timer: ReturnType<typeof setTimeout> | undefined
  const startOver = () => {
    if (dropped > 0) send({ type: 'messages-dropped', count: dropped })
    sent = 0
    dropped = 0
    timer = undefined
  }
  return (message) => {
    timer ??= setTimeout(startOver, 1_000)
    if (sent >= maxMessagesPerSecond) {
      dropped++
      return
    }
    sent++
    send(message)
  }
}
