import { asksForApp } from '@joinery/contract'
import type { RunEventBody } from '@joinery/contract'
import { buildMessages, signsPerToken } from './context/build-messages.ts'
import { cacheMark, createConversation } from './context/create-conversation.ts'
import { loadInstructions } from './context/load-instructions.ts'
import type { Budget } from './limits/create-budget.ts'
import { createLoopDetector } from './limits/create-loop-detector.ts'
import type { GenerationLimits, GenerationOptions } from './ports.ts'
import type { Recorder } from './record/create-recorder.ts'
import type { RunState } from './run-state.ts'
import { createListener } from './stream/create-listener.ts'
import { takeAnswer } from './stream/take-answer.ts'
import type { Answer } from './stream/take-answer.ts'
import { watchCall } from './stream/watch-call.ts'
import { describeTools } from './tools/describe-tools.ts'
import { watchTools } from './tools/watch-tools.ts'
import { changeFiles } from './tools/write-tools.ts'

export interface AskOptions extends GenerationOptions {
  readonly limits: GenerationLimits
  readonly run: RunState
  readonly budget: Budget
  readonly recorder: Recorder
}

export interface CarriedOutAnswer extends Answer {
  /** Of files that came as plain text: what is wrong with those that were not written. */
  readonly refusedFiles: readonly string[]
}

/** Puts everything together that a model is told, and returns the way to ask it. */
export async function prepareToAsk(options: AskOptions) {
  const { request, modelInfo, limits, run, budget, recorder, now, wait, signal } = options
  const rules = await run.workspace.read('AGENTS.md')
  const cachesByMark = modelInfo.family === 'anthropic'
  const instructions = loadInstructions({
    family: modelInfo.family,
    mode: request.mode,
    canCallTools: modelInfo.canCallTools,
    isBrief: modelInfo.contextTokens < tokensForLongAdvice,
    projectRules: rules?.text ?? null,
  })
  const conversation = createConversation({
    messages: await buildMessages({ request, modelInfo, workspace: run.workspace }),
    maxLength: modelInfo.contextTokens * signsPerToken * shareForConversation - instructions.length,
    cachesByMark,
  })
  const tools = modelInfo.canCallTools ? describeTools(request.mode, { canCheck: run.checks.canCheck }) : {}
  const { carryOut, review } = watchTools({ run, loops: createLoopDetector(), recorder, now })

  async function* askModel({
    mayCallTools,
  }: {
    mayCallTools: boolean
  }): AsyncGenerator<RunEventBody, CarriedOutAnswer> {
    const watch = watchCall({
      now,
      wait,
      signal,
      maxSilenceMs: modelInfo.isStreaming === false ? Infinity : limits.maxSilenceMs,
      deadline: budget.deadline,
    })
    const listener = createListener({ run, readsFences: readsFences(options), carryOut })
    try {
      const answer = yield* takeAnswer(
        {
          model: recorder.model,
          instructions: {
            role: 'system',
            content: instructions,
            ...(cachesByMark ? { providerOptions: cacheMark } : {}),
          },
          messages: conversation.forCall(),
          tools,
          mayCallTools,
          maxOutputTokens: modelInfo.maxOutputTokens,
          maxAnswerLength: limits.maxAnswerLength,
          maxCalls: limits.maxCalls,
        },
        listener,
        watch,
      )
      yield* run.writes.drain()
      review()
      yield* listener.end()
      const refusedFiles = yield* writeFenced(listener.fencedFiles())
      if (answer.use !== null) yield { type: 'model-use', use: budget.add(answer.use) }
      return { ...answer, refusedFiles }
    } finally {
      watch.end()
    }
  }

  async function* writeFenced(files: ReturnType<ReturnType<typeof createListener>['fencedFiles']>) {
    if (files.length === 0 || signal.aborted) return []
    const { refused } = yield* changeFiles(run, files)
    return refused.map(({ problem }) => problem)
  }

  return { askModel, conversation }
}

const tokensForLongAdvice = 20_000

/** The rest is for the answer, and for what an estimate of tokens gets wrong. */
const shareForConversation = 0.75

/**
 * A model that can call tools may quote a file to explain it, so that its fences are only taken for files where it was
 * asked for a whole app and has not called a tool yet.
 */
function readsFences({ request, modelInfo, recorder }: AskOptions): boolean {
  if (request.mode === 'plan') return false
  if (!modelInfo.canCallTools) return true
  return asksForApp(request.prompt) && recorder.toolCalls().length === 0
}
