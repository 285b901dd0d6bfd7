/** Words that belong to no single screen. */
export const common = {
  productName: 'Joinery',
  tagline: 'Describe an app, watch it being built, ship it.',
  loading: 'Loading...',
  testMode: 'Test mode',
  unreachable: 'The server could not be reached. Check your connection and try again.',
  /** What somebody else has written is quoted. */
  answered: '{sentence}. The answer was: "{words}"',
  actions: {
    cancel: 'Cancel',
    close: 'Close',
    retry: 'Retry',
  },
} as const
