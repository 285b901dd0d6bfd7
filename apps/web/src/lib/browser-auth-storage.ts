import { createAuthStorage } from './auth-storage.ts'

/** This browser's storage for sessions. */
export const browserAuthStorage = createAuthStorage({
  lasting: () => window.localStorage,
  passing: () => window.sessionStorage,
})
