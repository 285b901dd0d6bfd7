import { lazyPart } from '../../lib/lazy-part.ts'

/** Few accounts have a second step, so its code is loaded when one is met. */
export const LazySecondFactorStep = lazyPart(
  async () => (await import('./second-factor-step.tsx')).SecondFactorStep,
)
