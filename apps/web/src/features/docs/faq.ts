import { texts } from '@joinery/contract'

const { faq } = texts.publicPages.docs

/** The four questions of the documentation, with answers that hold for this installation. */
export const questions = [
  {
    id: 'connect-database',
    question: faq.connectDatabase.question,
    answer:
      'Put the address and the public key of your Supabase project into the project’s .env file. The section “Getting Started” has the two lines.',
  },
  {
    id: 'api-help',
    question: faq.apiHelp.question,
    answer:
      'In the section “API” of this page, in the API reference at /docs/api, and in the OpenAPI document at /api/openapi.json, which any API client can open.',
  },
  { id: 'usage-limits', question: faq.usageLimits.question, answer: faq.usageLimits.answer },
  { id: 'export-code', question: faq.exportCode.question, answer: faq.exportCode.answer },
]
