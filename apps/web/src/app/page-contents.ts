import { texts } from '@joinery/contract'
import type { RouteName } from '@joinery/contract'

/** What each page is for, in one sentence. It also describes the page to search engines. */
export const pageContents: Record<RouteName, string> = {
  home: 'Joinery is an app builder that you host yourself: describe an app, watch it being built, ship it.',
  solutions: 'What you can build with Joinery, how it works and why developers and teams would choose it.',
  features:
    'The features one by one: code generation, refactoring, prototyping, databases, code hosting, languages.',
  pricing: 'The four plans side by side, with answers about refunds, terms and ways to pay.',
  about: 'The story of the product, its values, its timeline and the people behind it.',
  docs: 'The documentation: getting started, the chat, the file manager, version history, previews and questions.',
  apiReference: 'Every operation of the API with its address and what it takes.',
  documentation:
    'The documentation: getting started, the chat, the file manager, version history, previews and questions.',
  blog: 'Articles on AI development, tutorials, industry trends and case studies.',
  blogArticle: 'An article on building with Joinery.',
  careers: 'How we work, what we offer and how to apply.',
  privacy: 'Which personal data an installation keeps, why, and for how long.',
  terms: 'The terms of use: accounts, acceptable use, rate limits, content, liability and termination.',
  cookies: 'What is kept in your browser and what it is for.',
  privacyPolicy: 'Which personal data an installation keeps, why, and for how long.',
  termsOfService:
    'The terms of use: accounts, acceptable use, rate limits, content, liability and termination.',
  cookiePolicy: 'What is kept in your browser and what it is for.',
  login: 'The form to sign in by e-mail and password, or with Google, Facebook or GitHub.',
  register: 'The form to create an account by e-mail and password, or with Google, Facebook or GitHub.',
  forgotPassword: 'A form that mails you a link to set a new password.',
  resetPassword: 'Two fields for a new password, opened from the link in the mail.',
  authCallback: 'Finishes a sign-in that comes back from Google, Facebook or GitHub.',
  authConfirm: 'Says what a mailed link will do, and does it when you agree.',
  invitation: 'Who invites you to which workspace, and the way to accept.',
  dashboard: 'Your start: quick actions, recent projects, developer tools and how much of your plan is used.',
  chat: 'The workspace: chat with the AI, the code, the files and the live preview of a project.',
  codeChat: 'A smaller workspace with chat, code viewer and preview.',
  projects: 'All of your projects, and the dialog to create one.',
  databases: 'Your database connections, with a table browser and a query console.',
  connectDatabase: 'The form to connect a PostgreSQL or MySQL database, tried before it is saved.',
  analytics: 'Prompts, success rate, run times, tokens and cost by day, project and model.',
  users: 'The people in your workspace, and invitations for new ones.',
  outbox: texts.outbox.subtitle,
  dashboardBilling: 'Your plan, what it costs next, what you have used, payment methods and invoices.',
  billing: 'Your plan, what it costs next, what you have used, payment methods and invoices.',
  billingOperations: texts.billingOperations.subtitle,
  settings: 'Your account and its security, project name, appearance, languages and integrations.',
  preview: 'Your current project, running.',
  projectPreview: 'One project, running.',
}
