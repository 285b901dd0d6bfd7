import type { HistoryMessage } from '../ports.ts'

interface CompactedHistory {
  /** What was said before, in few words; empty where everything is kept. */
  readonly summary: string
  readonly recent: readonly HistoryMessage[]
}

/**
 * Keeps the newest messages to the letter and sums up the rest. The cut moves in large steps, so that most prompts
 * begin with the same text as the one before.
 */
export function compactHistory(history: readonly HistoryMessage[], maxLength: number): CompactedHistory {
  let cut = 0
  while (cut < history.length && lengthOf(history.slice(cut)) > maxLength) cut += messagesAtOnce
  cut = Math.min(cut, Math.max(0, history.length - 2))
  // Some providers want a conversation to begin with the user.
  if (cut > 0 && history[cut]?.isUser === false) cut++
  const recent = history
    .slice(cut)
    .map((message) => ({ ...message, text: shorten(message.text, maxLength / 2) }))
  return { summary: history.slice(0, cut).map(sumUp).slice(-maxSummed).join('\n'), recent }
}

const messagesAtOnce = 10
const maxSummed = 60

const lengthOf = (messages: readonly HistoryMessage[]) =>
  messages.reduce((sum, { text }) => sum + text.length, 0)

function sumUp({ isUser, text, changedFiles }: HistoryMessage): string {
  const said = shorten(text.replace(/\s+/g, ' ').trim(), isUser ? 300 : 150)
  const files = changedFiles.length === 0 ? '' : ` [changed: ${changedFiles.slice(0, 12).join(', ')}]`
  return `${isUser ? 'User' : 'You'}: ${said}${files}`
}

const shorten = (text: string, maxLength: number) =>
  text.length > maxLength ? `${text.slice(0, maxLength)}…` : text
