/** The names of other companies' services, as the product writes them. */
export const services = {
  aiProvider: 'OpenAI',
  appBackend: 'Firebase',
  codeHosting: 'GitHub',
  designTool: 'Figma',
  hostedBackend: 'Supabase',
  mysql: 'MySQL',
  payments: 'Stripe',
} as const
