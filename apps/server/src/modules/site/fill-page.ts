import { mailToken, operatorToken, signUpToken, siteUrlToken } from '@joinery/contract'
import type { OperatorField } from '@joinery/contract'

interface Words {
  siteUrl: string
  operator: Readonly<Record<OperatorField, string>>
  sendsMail: boolean
  /** What is said to whoever wants to make an account; empty where everybody may. */
  signUpRule: string
}

/** Puts into a built page or file what only the installation knows. Done once, when the server starts. */
export function fillPage(text: string, { siteUrl, operator, sendsMail, signUpRule }: Words): string {
  return text
    .replaceAll(siteUrlToken, escapeHtml(siteUrl))
    .replaceAll(mailToken, sendsMail ? 'sent' : 'kept')
    .replaceAll(signUpToken, escapeHtml(signUpRule))
    .replaceAll(/%OPERATOR_(\w+)%/g, (token, name: string) => {
      const field = isField(name, operator) ? name : undefined
      return field && operatorToken(field) === token ? escapeHtml(operator[field]) : token
    })
}

function isField(name: string, operator: Words['operator']): name is OperatorField {
  return Object.hasOwn(operator, name)
}

function escapeHtml(text: string): string {
  return text
    .replaceAll('&', '&amp;')
    .replaceAll('<', '&lt;')
    .replaceAll('>', '&gt;')
    .replaceAll('"', '&quot;')
}
