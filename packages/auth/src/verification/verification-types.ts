import { validationFailed } from '../errors.ts'
import type { OneTimeTokenKind } from '../ports/records.ts'

export type VerificationType =
  | 'signup'
  | 'invite'
  | 'magiclink'
  | 'recovery'
  | 'email'
  | 'email_change'
  | 'sms'
  | 'phone_change'

/** Which stored codes a type of verification may spend. */
export const kindsOf: Record<VerificationType, readonly OneTimeTokenKind[]> = {
  signup: ['confirmation'],
  invite: ['confirmation'],
  magiclink: ['recovery'],
  recovery: ['recovery'],
  email: ['confirmation', 'recovery'],
  email_change: ['email-change-current', 'email-change-new'],
  sms: ['confirmation'],
  phone_change: ['phone-change'],
}

export const isPhoneType = (type: VerificationType) => type === 'sms' || type === 'phone_change'

export function parseVerificationType(input: string): VerificationType {
  if (isVerificationType(input)) return input
  throw validationFailed('Invalid email verification type')
}

const isVerificationType = (input: string): input is VerificationType => Object.hasOwn(kindsOf, input)
