/**
 * What only the operator of an installation can say about it. Pages carry a token for each of these, and the server
 * puts the operator's words in their place. Until they are given, the pages show these plain placeholders.
 */
export const operatorPlaceholders = {
  company: '[Company]',
  jurisdiction: '[Jurisdiction]',
  address: '[Postal address]',
  contactEmail: '[contact e-mail]',
  careersEmail: '[careers e-mail]',
  supportUrl: '/docs#support',
  communityUrl: '/docs#community',
  timelineNote: 'An example: the operator of this installation has not given a timeline of its own.',
  timeline1Date: 'Oct 2024',
  timeline1Event: 'Founded',
  timeline2Date: 'Dec 2024',
  timeline2Event: 'Beta',
  timeline3Date: 'Feb 2025',
  timeline3Event: '1000+ developers',
  timeline4Date: 'Apr 2025',
  timeline4Event: 'Advanced features',
  person1Name: '[Name]',
  person1Role: '[Role]',
  person1Bio: '[A sentence or two about this person]',
  person1Image: '/person.svg',
  person2Name: '[Name]',
  person2Role: '[Role]',
  person2Bio: '[A sentence or two about this person]',
  person2Image: '/person.svg',
  person3Name: '[Name]',
  person3Role: '[Role]',
  person3Bio: '[A sentence or two about this person]',
  person3Image: '/person.svg',
} as const

export type OperatorField = keyof typeof operatorPlaceholders

/** Where a page wants the operator's words. Nothing a page writes by itself looks like it. */
export function operatorToken(field: OperatorField): string {
  return `%OPERATOR_${field}%`
}

/** Where a page wants the public address of the installation, without a slash at its end. */
export const siteUrlToken = '%SITE_URL%'

/** Where a page says what becomes of mail: it is `sent`, or `kept` where no mail server is set. */
export const mailToken = '%MAIL%'

/** Where a page says who may make an account: a sentence, or nothing where everybody may. */
export const signUpToken = '%SIGN_UP%'
