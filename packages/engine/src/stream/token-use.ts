/** Tokens of one call or of many. The cached ones are part of the input. */
export interface TokenUse {
  readonly inputTokens: number
  readonly cachedTokens: number
  readonly outputTokens: number
}
