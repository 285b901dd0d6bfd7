/** What one piece of work in an app's database may cost. */
export const backendLimits = {
  timeoutMs: 5_000,
  answerBytes: 16_000_000,
  memoryBytes: 512_000_000,
  temporaryFiles: '256MB',
  gateConnections: 3,
  ownerConnections: 2,
} as const
