import type {
  LanguageModelV4CallOptions,
  LanguageModelV4Prompt,
  LanguageModelV4ToolResultOutput,
} from '@ai-sdk/provider'
import { readRequest } from '@joinery/engine'

/** What the model is told in one call, taken apart. */
export interface Conversation {
  /** The user's words of this run. */
  readonly prompt: string
  /** What the user said before, newest first. */
  readonly earlier: readonly string[]
  readonly isPlanning: boolean
  /** Without tools only words are possible. */
  readonly tools: ReadonlySet<string>
  readonly hasApprovedPlan: boolean
  /** The project's files as the context lists them. */
  readonly files: readonly string[]
  /** Tool calls of this run, with what came of them. */
  readonly calls: readonly MadeCall[]
  readonly notices: readonly string[]
}

export interface MadeCall {
  readonly tool: string
  readonly input: unknown
  readonly isOk: boolean
  readonly result: string
}

export function readConversation({ prompt: messages, tools }: LanguageModelV4CallOptions): Conversation {
  const start = messages.findLastIndex(
    (message) => message.role === 'user' && firstText(message).startsWith(contextMark),
  )
  const context = messages[start]
  const about = context === undefined ? '' : firstText(context)
  const { prompt, notices } = readRequest(messages)
  return {
    // Without words of the user the context is all that the last message says.
    prompt: start < 0 ? lastUserText(messages) : prompt.startsWith(contextMark) ? '' : prompt,
    earlier: messages
      .slice(0, Math.max(start, 0))
      .filter(({ role }) => role === 'user')
      .map(firstText)
      .toReversed(),
    isPlanning: /^Mode: plan$/m.test(about),
    tools: new Set((tools ?? []).map(({ name }) => name)),
    hasApprovedPlan: about.includes('The user approved this plan.'),
    files: readFiles(about),
    calls: readCalls(messages.slice(start + 1)),
    notices,
  }
}

const contextMark = '<project_context>'

function firstText(message: LanguageModelV4Prompt[number]): string {
  if (typeof message.content === 'string') return message.content
  const [part] = message.content
  return part?.type === 'text' ? part.text : ''
}

function lastUserText(messages: LanguageModelV4Prompt): string {
  const last = messages.findLast(({ role }) => role === 'user')
  return last === undefined ? '' : firstText(last)
}

function readFiles(about: string): string[] {
  const [, list = ''] = /\nFiles:\n([\s\S]*?)(?:\n\n|$)/.exec(about) ?? []
  return list.split('\n').flatMap((line) => /^(.+) \(\d+ bytes\)$/.exec(line)?.[1] ?? [])
}

function readCalls(messages: LanguageModelV4Prompt): MadeCall[] {
  const results = new Map<string, LanguageModelV4ToolResultOutput>()
  for (const message of messages) {
    if (message.role !== 'tool') continue
    for (const part of message.content)
      if (part.type === 'tool-result') results.set(part.toolCallId, part.output)
  }
  return messages.flatMap((message) => {
    if (message.role !== 'assistant') return []
    return message.content.flatMap((part) => {
      if (part.type !== 'tool-call') return []
      const output = results.get(part.toolCallId)
      return [
        {
          tool: part.toolName,
          input: part.input,
          isOk:
            output !== undefined && !output.type.startsWith('error') && output.type !== 'execution-denied',
          result:
            output !== undefined && (output.type === 'text' || output.type === 'error-text')
              ? output.value
              : '',
        },
      ]
    })
  })
}
