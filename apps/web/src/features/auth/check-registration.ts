import { texts } from '@joinery/contract'

export interface Registration {
  fullName: string
  email: string
  password: string
  confirmPassword: string
  hasAgreed: boolean
}

export type RegisterField = keyof Registration

/** What is wrong with a registration before anybody is asked, and where to correct it. */
export function checkRegistration(form: Registration): { message: string; field: RegisterField } | undefined {
  const { required, passwordsDiffer } = texts.auth.checks
  const missing = requiredFields.find((field) => form[field].trim() === '')
  if (missing) return { message: required, field: missing }
  if (form.password !== form.confirmPassword) return { message: passwordsDiffer, field: 'confirmPassword' }
  if (!form.hasAgreed) return { message: texts.register.termsRequired, field: 'hasAgreed' }
  return undefined
}

const requiredFields = ['fullName', 'email', 'password', 'confirmPassword'] as const
