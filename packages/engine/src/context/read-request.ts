import type { LanguageModelV4Prompt } from '@ai-sdk/provider'
import type { BuildStack } from '@joinery/contract'
import { readStack } from './describe-stack.ts'

/** How the engine marks what it says itself, so that a model that is a program can tell it from the user's words. */
export const marks = { context: '<project_context>', notice: '<notice>' } as const

interface ReadRequest {
  /** The user's words of this run, to the letter. */
  readonly prompt: string
  /** What the engine said since, such as errors that a check found. */
  readonly notices: readonly string[]
  /** What new code is to be written in, where the user has set it. */
  readonly stack: BuildStack | null
}

/** Finds the user's words of this run in what a model is given. */
export function readRequest(messages: LanguageModelV4Prompt): ReadRequest {
  let prompt = ''
  let notices: string[] = []
  let stack: BuildStack | null = null
  for (const message of messages) {
    if (message.role !== 'user') continue
    const texts = message.content.flatMap((part) => (part.type === 'text' ? [part.text] : []))
    const last = texts.at(-1) ?? ''
    if (texts[0]?.startsWith(marks.context)) {
      prompt = last
      stack = readStack(texts[0])
      notices = []
    } else if (last.startsWith(marks.notice)) {
      notices.push(last)
    }
  }
  return { prompt, notices, stack }
}
