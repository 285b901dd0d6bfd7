import type { ModelMessage } from 'ai'
import { compactMessages } from './compact-messages.ts'
import { measureMessage } from './measure-message.ts'
import { marks } from './read-request.ts'

export type Conversation = ReturnType<typeof createConversation>

interface ConversationOptions {
  readonly messages: readonly ModelMessage[]
  /** What fits into the model, with room for its answer. */
  readonly maxLength: number
  /** Marks what the provider may keep for the next call, where it wants to be told. */
  readonly cachesByMark: boolean
}

/** What is said to the model: it only ever grows at its end, until it has to be compacted. */
export function createConversation({ messages: first, maxLength, cachesByMark }: ConversationOptions) {
  let messages = [...first]

  return {
    add(answer: readonly ModelMessage[]): void {
      messages.push(...answer)
    },
    /** The engine's own words. They come as the user's turn, with a mark that no user's words bear. */
    notice(text: string): void {
      messages.push({ role: 'user', content: `${marks.notice}\n${text}\n</notice>` })
    },
    forCall(): ModelMessage[] {
      messages = compactMessages(messages, { from: first.length, maxLength })
      return cachesByMark ? markLast(messages) : messages
    },
    /** Makes room after the provider said that it was too much. False where there is none to make. */
    compact(): boolean {
      const before = lengthOf(messages)
      messages = compactMessages(messages, { from: first.length, maxLength: before / 2 })
      return lengthOf(messages) < before
    },
  }
}

const lengthOf = (messages: readonly ModelMessage[]) =>
  messages.reduce((sum, message) => sum + measureMessage(message), 0)

/** Anthropic keeps the beginning of a conversation up to here. */
export const cacheMark = { anthropic: { cacheControl: { type: 'ephemeral' } } } as const

function markLast(messages: readonly ModelMessage[]): ModelMessage[] {
  return messages.map((message, index) =>
    index === messages.length - 1 ? { ...message, providerOptions: cacheMark } : message,
  )
}
