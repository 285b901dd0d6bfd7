/** Words that belong to no single screen. */
export const common = {
  productName: 'Joinery',
  tagline: 'Describe an app, watch it being built, ship it.',
  loading: 'Loading...',
  testMode: 'Test mode',
  unreachable: 'The server could not be reached. Check your connection and try again.',
  actions: {
    cancel: 'Cancel',
    close: 'Close',
    retry: 'Retry',
  },
  /** The names of other companies' services, as the product writes them. */
  services: {
    aiProvider: 'OpenAI',
    appBackend: 'Firebase',
    codeHosting: 'GitHub',
    designTool: 'Figma',
    hostedBackend: 'Supabase',
    mysql: 'MySQL',
    payments: 'Stripe',
  },
  mailKept:
    'This installation sends no mail: it is only written to the log until its operator sets SMTP_URL and MAIL_FROM.',
  /** What stands in a page until the operator sets the real value. */
  placeholders: {
    company: '[Company]',
    contactAddress: '[Contact address]',
    jurisdiction: '[Jurisdiction]',
    supportLink: '[Support link]',
  },
} as const
