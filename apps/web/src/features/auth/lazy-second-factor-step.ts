import { lazy } from 'react'

/** Few accounts have a second step, so its code is loaded when one is met. */
export const LazySecondFactorStep = lazy(async () => ({
  default: (await import('./second-factor-step.tsx')).SecondFactorStep,
}))
