import { describe, expect, it } from 'vitest'
import { checkRegistration } from './check-registration.ts'

const form = {
  fullName: 'Ada Lovelace',
  email: 'ada@example.com',
  password: 'secret-1',
  confirmPassword: 'secret-1',
  hasAgreed: true,
}

describe('a registration', () => {
  it.each(['fullName', 'email', 'password', 'confirmPassword'] as const)('needs %s', (field) => {
    expect(checkRegistration({ ...form, [field]: ' ', hasAgreed: false })).toEqual({
      message: 'All fields are required',
      field,
    })
  })

  it('needs the same password twice, and says so before it speaks of the terms', () => {
    expect(checkRegistration({ ...form, confirmPassword: 'secret-2', hasAgreed: false })).toEqual({
      message: 'Passwords do not match',
      field: 'confirmPassword',
    })
  })

  it('needs the terms to be agreed to', () => {
    expect(checkRegistration({ ...form, hasAgreed: false })).toEqual({
      message: 'You must agree to the Terms of Service and Privacy Policy',
      field: 'hasAgreed',
    })
  })

  it('has nothing wrong otherwise', () => {
    expect(checkRegistration(form)).toBeUndefined()
  })
})
