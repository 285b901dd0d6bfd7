import { validationFailed } from '../errors.ts'

const emailPattern =
  /^[a-z0-9.!#$%&'*+/=?^_`{|}~-]+@[a-z0-9](?:[a-z0-9-]{0,61}[a-z0-9])?(?:\.[a-z0-9](?:[a-z0-9-]{0,61}[a-z0-9])?)*$/
const maxEmailLength = 255
const phonePattern = /^[1-9][0-9]{1,14}$/

export function parseEmail(input: string) {
  const email = normalizeEmail(input)
  if (email === '') throw validationFailed('An email address is required')
  if (email.length > maxEmailLength) throw validationFailed('An email address is too long')
  if (!emailPattern.test(email)) {
    throw validationFailed('Unable to validate email address: invalid format')
  }
  return email
}

/** For looking somebody up, where a malformed address is simply nobody's. */
export const normalizeEmail = (input: string) => input.trim().toLowerCase()

export function parsePhone(input: string) {
  const phone = normalizePhone(input)
  if (!phonePattern.test(phone)) throw validationFailed('Invalid phone number format (E.164 required)')
  return phone
}

export const normalizePhone = (input: string) => input.replaceAll(/[\s+]/g, '')
