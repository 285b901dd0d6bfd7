import { countText, fillText, texts } from '@joinery/contract'
import type { ModelUse } from '@joinery/contract'

const figures = new Intl.NumberFormat('en-US')

/** "1,204 tokens · $0.0031 · model", with the tokens and the cost only where there are any. */
export function describeUse(use: ModelUse): string {
  const count = use.inputTokens + use.outputTokens
  const tokens = count === 0 ? '' : countText(count, texts.chat.use.tokens)
  return [tokens, ...describeCost(use.costMicros), use.model].filter(Boolean).join(' · ')
}

export function describeUseInDetail({ inputTokens, outputTokens, cachedTokens }: ModelUse): string {
  return fillText(texts.chat.use.detail, {
    input: figures.format(inputTokens),
    output: figures.format(outputTokens),
    cached: figures.format(cachedTokens),
  })
}

function describeCost(micros: number | null): string[] {
  if (micros === null) return []
  if (micros === 0) return [texts.chat.use.noCost]
  const dollars = micros / 1_000_000
  if (dollars < 0.0001) return [texts.chat.use.littleCost]
  const digits = dollars < 0.01 ? 4 : 2
  const format = new Intl.NumberFormat('en-US', {
    style: 'currency',
    currency: 'USD',
    minimumFractionDigits: digits,
  })
  return [format.format(dollars)]
}
