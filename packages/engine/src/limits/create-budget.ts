import { fillText, texts } from '@joinery/contract'
import type { ModelUse } from '@joinery/contract'
import type { GenerationLimits, ModelInfo } from '../ports.ts'
import type { TokenUse } from '../stream/token-use.ts'

export type Budget = ReturnType<typeof createBudget>

interface BudgetOptions {
  readonly limits: GenerationLimits
  readonly modelInfo: ModelInfo
  readonly now: () => Date
}

/** What a run has used, and how far it may still go. */
export function createBudget({ limits, modelInfo, now }: BudgetOptions) {
  const startedAt = now().getTime()
  let steps = 0
  let total: TokenUse = { inputTokens: 0, cachedTokens: 0, outputTokens: 0 }

  /** The part of each limit that is used up, with the words for it. */
  function shares(): { share: number; reason: string }[] {
    const { failures } = texts.engine
    const cost = costOf(total, modelInfo)
    return [
      { share: (total.inputTokens + total.outputTokens) / limits.maxTokens, reason: failures.tokenLimit },
      { share: (now().getTime() - startedAt) / limits.maxDurationMs, reason: failures.timeLimit },
      {
        share: cost === null || limits.maxCostMicros === null ? 0 : cost / limits.maxCostMicros,
        reason: failures.costLimit,
      },
    ]
  }

  return {
    startedAt,
    deadline: startedAt + limits.maxDurationMs,
    beginStep: () => void steps++,
    add(use: TokenUse): ModelUse {
      total = {
        inputTokens: total.inputTokens + use.inputTokens,
        cachedTokens: total.cachedTokens + use.cachedTokens,
        outputTokens: total.outputTokens + use.outputTokens,
      }
      return priced(use, modelInfo)
    },
    total: () => priced(total, modelInfo),
    /** No further call to the model may be made. */
    exhausted: () => shares().find(({ share }) => share >= 1)?.reason,
    /** One more call is left, and it is kept for a summary. */
    nearlyExhausted: () => {
      if (steps >= limits.maxSteps - 1)
        return fillText(texts.engine.failures.stepLimit, { count: limits.maxSteps })
      return shares().find(({ share }) => share >= shareKeptForSummary)?.reason
    },
  }
}

const shareKeptForSummary = 0.85

function priced(use: TokenUse, modelInfo: ModelInfo): ModelUse {
  return { model: modelInfo.id, ...use, costMicros: costOf(use, modelInfo) }
}

function costOf({ inputTokens, cachedTokens, outputTokens }: TokenUse, { price }: ModelInfo): number | null {
  if (price === null) return null
  const fresh = Math.max(0, inputTokens - cachedTokens)
  const sum =
    fresh * price.inputMicros + cachedTokens * price.cachedInputMicros + outputTokens * price.outputMicros
  return Math.ceil(sum / 1_000_000)
}
