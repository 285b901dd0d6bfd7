import { dictionary } from '@zxcvbn-ts/language-common'
import { expect, it } from 'vitest'
import { authSettings } from '../settings.ts'
import { findWeakness, requireStrongPassword } from './password-policy.ts'

const { password: policy } = authSettings.parse({ externalUrl: 'http://a.test', siteUrl: 'http://a.test' })

it('refuses each of the 3000 most common passwords, also in capitals', () => {
  const common = dictionary['passwords-common'].slice(0, 3000)
  expect(new Set(common).size).toBe(3000)
  const accepted = common
    .flatMap((password) => [password, password.toUpperCase()])
    .filter((password) => !findWeakness(policy, password)?.reasons.includes('pwned'))
  expect(accepted).toEqual([])
  for (const password of common) expect(() => requireStrongPassword(policy, password)).toThrow(/Password/)
})
