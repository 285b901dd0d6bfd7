/** What a visitor can rely on in this release, and what is still to come. Keep it true. */
export const buildState = {
  works: [
    'One command starts the server with its own PostgreSQL, and stops both.',
    'Every address answers: with its page, or with a plain note on what will be there.',
    'Accounts: sign-up, sign-in, password recovery, two-factor authentication.',
    'Light and dark theme, keyboard and screen reader support, from 375 pixels up.',
    'Health checks, metrics and structured logs for whoever operates it.',
  ],
  missing: [
    'Projects, the chat, code generation and the live preview.',
    'Subscriptions and payments.',
    'Documentation, blog and the legal pages.',
  ],
} as const
