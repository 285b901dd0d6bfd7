import { experimental_streamLanguageModelCall as streamLanguageModelCall } from 'ai'
import type { FinishReason, ModelMessage, SystemModelMessage, ToolSet } from 'ai'
import type { LanguageModelV4 } from '@ai-sdk/provider'
import type { RunEventBody } from '@joinery/contract'
import type { ToolOutcome } from '../run-state.ts'
import { untilAborted } from '../until-aborted.ts'
import { callOptions } from './call-options.ts'
import { createAnswerDraft } from './create-answer-draft.ts'
import type { AnswerDraft } from './create-answer-draft.ts'
import { modelFailures, toModelFailure } from './model-failure.ts'
import type { ModelFailure } from './model-failure.ts'
import type { TokenUse } from './token-use.ts'
import type { CallWatch, CutCause } from './watch-call.ts'

export interface ToolCall {
  readonly id: string
  readonly name: string
  readonly input: unknown
  /** What is wrong with its arguments, or that there is no such tool. */
  readonly problem: string | undefined
}

export interface Answer {
  readonly draft: AnswerDraft
  readonly use: TokenUse | null
  /** Null for a whole answer. */
  readonly failure: ModelFailure | null
}

export interface Question {
  readonly model: LanguageModelV4
  readonly instructions: SystemModelMessage
  readonly messages: readonly ModelMessage[]
  readonly tools: ToolSet
  readonly mayCallTools: boolean
  readonly maxOutputTokens: number | undefined
  readonly maxAnswerLength: number
  readonly maxCalls: number
}

/** Whoever listens turns what the model says into events. */
export interface Listener {
  readonly onText: (delta: string) => Iterable<RunEventBody>
  readonly onReasoning: (delta: string) => Iterable<RunEventBody>
  /** Arguments of a call, as they are typed. */
  readonly onTyping: (call: { id: string; name: string }, delta: string) => Iterable<RunEventBody>
  /** Calls are carried out one after the other, in the order in which the model made them. */
  readonly onCall: (call: ToolCall) => AsyncGenerator<RunEventBody, ToolOutcome>
  /** Work that goes on beside the answer, and resolves when there is something to tell of it. */
  readonly pending: () => Promise<void> | undefined
  readonly onPending: () => Iterable<RunEventBody>
}

/** One call to the model, from the question to the last sign or the point where it broke. */
export async function* takeAnswer(
  question: Question,
  listener: Listener,
  watch: CallWatch,
): AsyncGenerator<RunEventBody, Answer> {
  const draft = createAnswerDraft()
  let use: TokenUse | null = null
  let failure: ModelFailure | null = null
  for await (const part of readParts(question, listener.pending, watch)) {
    // While a tool works, or while nobody takes the events, the model is not the one who is silent.
    watch.pause()
    yield* listener.onPending()
    if (draft.length() > question.maxAnswerLength || draft.callCount() > question.maxCalls) {
      watch.cut('too-long')
      break
    }
    switch (part.type) {
      case 'text-delta':
        draft.addText(part.id, part.text, part.providerMetadata)
        yield* listener.onText(part.text)
        break
      case 'reasoning-delta':
        draft.addReasoning(part.id, part.text, part.providerMetadata)
        yield* listener.onReasoning(part.text)
        break
      case 'text-start':
      case 'text-end':
        // Some providers name their own record of a text here, and want the name back at the next call.
        if (part.providerMetadata !== undefined) draft.addText(part.id, '', part.providerMetadata)
        break
      case 'reasoning-start':
      case 'reasoning-end':
        draft.addReasoning(part.id, '', part.providerMetadata)
        break
      case 'tool-input-start':
        draft.typing.set(part.id, part.toolName)
        break
      case 'tool-input-delta':
        draft.addTyped(part.delta)
        yield* listener.onTyping({ id: part.id, name: draft.typing.get(part.id) ?? '' }, part.delta)
        break
      case 'tool-call': {
        draft.typing.delete(part.toolCallId)
        const problem = part.invalid === true ? describeProblem(part.error) : undefined
        const call = { id: part.toolCallId, name: part.toolName, input: part.input, problem }
        draft.addCall(call, part.providerMetadata)
        draft.addResult(call, yield* listener.onCall(call))
        break
      }
      case 'model-call-end':
        use = {
          inputTokens: part.usage.inputTokens ?? 0,
          cachedTokens: part.usage.inputTokenDetails.cacheReadTokens ?? 0,
          outputTokens: part.usage.outputTokens ?? 0,
        }
        failure ??= failureOfEnd(part.finishReason, draft)
        break
      case 'error':
        failure ??= toModelFailure(part.error)
        break
      // The rest says nothing that the engine needs.
      case 'pending-done':
      case 'tool-input-end':
      case 'tool-error':
      case 'tool-result':
      case 'tool-approval-request':
      case 'tool-approval-response':
      case 'model-call-start':
      case 'model-call-response-metadata':
      case 'source':
      case 'file':
      case 'reasoning-file':
      case 'custom':
      case 'raw':
      case 'ping':
        break
    }
    watch.listen()
  }
  if (use === null && failure === null) failure = modelFailures.connection
  return { draft, use, failure: failureOfCut(watch.cause()) ?? failure }
}

/** Reads until the end or the cut. What breaks on the way is a part like any other. */
async function* readParts(question: Question, pending: Listener['pending'], watch: CallWatch) {
  let reader: ReadableStreamDefaultReader<StreamPart> | undefined
  // A cancelled reader answers at once, even where the model does not listen to its signal.
  const cancel = () => void reader?.cancel().catch(() => undefined)
  try {
    const { stream } = await untilAborted(openStream(question, watch.signal), watch.signal)
    reader = stream.getReader()
    watch.signal.addEventListener('abort', cancel, { once: true })
    while (!watch.signal.aborted) {
      const next = reader.read()
      for (let work = pending(); work !== undefined; work = pending()) {
        if ((await Promise.race([next, work])) !== undefined) break
        yield { type: 'pending-done' } as const
      }
      const { done, value } = await next
      if (done) return
      yield value
    }
  } catch (error) {
    yield { type: 'error', error } as const
  } finally {
    watch.signal.removeEventListener('abort', cancel)
    cancel()
  }
}

type StreamPart =
  Awaited<ReturnType<typeof openStream>>['stream'] extends ReadableStream<infer Part> ? Part : never

function openStream({ model, instructions, messages, tools, ...question }: Question, signal: AbortSignal) {
  return streamLanguageModelCall({
    model,
    instructions,
    messages: [...messages],
    tools,
    toolChoice: question.mayCallTools ? 'auto' : 'none',
    abortSignal: signal,
    providerOptions: callOptions,
    ...(question.maxOutputTokens === undefined ? {} : { maxOutputTokens: question.maxOutputTokens }),
  })
}

function describeProblem(error: unknown): string {
  const words = error instanceof Error ? error.message : String(error)
  return `This call could not be understood: ${words.slice(0, 1_000)}`
}

function failureOfEnd(reason: FinishReason, draft: AnswerDraft): ModelFailure | null {
  if (reason === 'content-filter') return modelFailures.refused
  if (reason === 'length') return modelFailures.cutOff
  if (reason === 'interrupted') return modelFailures.connection
  if (reason === 'error') return modelFailures.overloaded
  return draft.isEmpty() ? modelFailures.empty : null
}

function failureOfCut(cause: CutCause | undefined): ModelFailure | undefined {
  switch (cause) {
    case 'silence':
      return modelFailures.silence
    case 'time':
      return modelFailures.timeLimit
    case 'too-long':
      return modelFailures.tooLong
    case 'stopped':
    case undefined:
      return undefined
  }
}
