import type { ModelMessage } from 'ai'
import { measureMessage } from './measure-message.ts'

interface CompactOptions {
  /** Messages before this one are never touched. */
  readonly from: number
  readonly maxLength: number
}

/**
 * Takes the bulk out of old tool calls and their results once it is too much, oldest first and down to half at once, so
 * that what the provider has kept of the beginning stays valid as long as possible.
 */
export function compactMessages(
  messages: ModelMessage[],
  { from, maxLength }: CompactOptions,
): ModelMessage[] {
  const lengths = messages.map(measureMessage)
  let total = lengths.reduce((sum, length) => sum + length, 0)
  if (total <= maxLength) return messages
  return messages.map((message, index) => {
    if (total <= maxLength / 2 || index < from || index >= messages.length - keptAtEnd) return message
    const small = shrink(message)
    total -= (lengths[index] ?? 0) - measureMessage(small)
    return small
  })
}

const keptAtEnd = 4
const maxKept = 400
export const leftOut = '(left out here to save room)'

function shrink(message: ModelMessage): ModelMessage {
  if (message.role === 'tool') {
    return {
      ...message,
      content: message.content.map((part) => {
        if (part.type !== 'tool-result') return part
        const { output } = part
        if (output.type !== 'text' && output.type !== 'error-text') return part
        return { ...part, output: { ...output, value: shorten(output.value) } }
      }),
    }
  }
  if (message.role !== 'assistant' || typeof message.content === 'string') return message
  return {
    ...message,
    content: message.content.map((part) =>
      part.type === 'tool-call' ? { ...part, input: shortenValues(part.input) } : part,
    ),
  }
}

function shortenValues(value: unknown): unknown {
  if (typeof value === 'string') return shorten(value)
  if (Array.isArray(value)) return value.map(shortenValues)
  if (typeof value !== 'object' || value === null) return value
  return Object.fromEntries(Object.entries(value).map(([key, inner]) => [key, shortenValues(inner)]))
}

const shorten = (text: string) => (text.length > maxKept ? `${text.slice(0, maxKept / 2)}\n${leftOut}` : text)
