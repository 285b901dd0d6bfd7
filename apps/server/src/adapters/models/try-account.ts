import { fillText, texts } from '@joinery/contract'
import { callOptions, toModelFailure } from '@joinery/engine'
import { AppError } from '../../http/app-error.ts'
import type { TryAccount } from '../../modules/ai-providers/index.ts'
import { accessOf } from './create-models.ts'
import type { ModelSettings } from './create-models.ts'
import { openModel } from './open-model.ts'

interface Dependencies {
  settings: ModelSettings
  fetchOutside: typeof fetch
  timeoutMs?: number
}

/** Asks the account's model for one word, in the way that runs do. What is answered is of no interest, but that it is. */
export function createTryAccount({ settings, fetchOutside, timeoutMs = 20_000 }: Dependencies): TryAccount {
  return async (account) => {
    const signal = AbortSignal.timeout(timeoutMs)
    try {
      const model = await openModel(accessOf(account, settings, fetchOutside), account.model)
      const { stream } = await model.doStream({
        prompt: [{ role: 'user', content: [{ type: 'text', text: 'Answer with the word ready.' }] }],
        maxOutputTokens: 64,
        abortSignal: signal,
        providerOptions: callOptions,
      })
      for await (const part of stream) if (part.type === 'error') throw part.error
      return { isOk: true }
    } catch (error) {
      return { isOk: false, reason: explain(error, signal.aborted ? timeoutMs : undefined) }
    }
  }
}

function explain(error: unknown, timeoutMs: number | undefined): string {
  const { trial } = texts.aiProviders
  if (timeoutMs !== undefined) return fillText(trial.late, { seconds: Math.ceil(timeoutMs / 1_000) })
  const refusal = findRefusal(error)
  if (refusal) return refusal.message
  const { reason } = toModelFailure(error)
  return reason === texts.engine.failures.connection ? trial.unreachable : reason
}

/** What our own guard refuses is wrapped by whoever called it. */
function findRefusal(error: unknown): AppError | undefined {
  if (error instanceof AppError) return error
  return error instanceof Error ? findRefusal(error.cause) : undefined
}
