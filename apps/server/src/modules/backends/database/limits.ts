/** What one piece of work in an app's database may cost. */
export const backendLimits = {
  /** Work that runs away is over within five seconds: this, and the time it takes to notice and to stop it. */
  timeoutMs: 4_000,
  answerBytes: 16_000_000,
  memoryBytes: 512_000_000,
  temporaryFiles: '256MB',
  gateConnections: 3,
  ownerConnections: 2,
} as const
