/** What a visitor can rely on in this release, and what is still to come. Keep it true. */
export const buildState = {
  works: [
    'One command starts everything: server, PostgreSQL, a model that needs no key, the preview.',
    'A sentence in the chat becomes a plan, files and a running app, and every run can be resumed.',
    'Projects with a file manager, an editor, versions that can be compared and restored, import and export.',
    'Accounts: sign-up, sign-in, password recovery, two-factor authentication.',
    'Subscriptions: plans, checkout, invoices and refunds, with Stripe or with a sandbox that needs no key.',
    'Colleagues in a workspace, with invitations, roles and seats.',
    'Your own AI provider, Git servers, hosted backends, a design tool; PostgreSQL and MySQL databases to look into.',
    'An app can be published to an address of its own, and have a database and accounts of its own.',
    'Analytics of prompts, success, time and cost, by day, project, member and model.',
    'Light and dark theme, keyboard and screen reader support, from 375 pixels up.',
  ],
  missing: [
    'Mail, file storage and live updates for the backends of apps.',
    'Accounts, carts, bookings and charts in apps that the built-in model writes in Vue or Svelte.',
  ],
} as const
