import type { LanguageModelV4Prompt } from '@ai-sdk/provider'

/** How the engine marks what it says itself, so that a model that is a program can tell it from the user's words. */
export const marks = { context: '<project_context>', notice: '<notice>' } as const

interface ReadRequest {
  /** The user's words of this run, to the letter. */
  readonly prompt: string
  /** What the engine said since, such as errors that a check found. */
  readonly notices: readonly string[]
}

/** Finds the user's words of this run in what a model is given. */
export function readRequest(messages: LanguageModelV4Prompt): ReadRequest {
  let prompt = ''
  let notices: string[] = []
  for (const message of messages) {
    if (message.role !== 'user') continue
    const texts = message.content.flatMap((part) => (part.type === 'text' ? [part.text] : []))
    const last = texts.at(-1) ?? ''
    if (texts[0]?.startsWith(marks.context)) {
      prompt = last
      notices = []
    } else if (last.startsWith(marks.notice)) {
      notices.push(last)
    }
  }
  return { prompt, notices }
}
