import type { MailKind, MailMessage } from '@joinery/auth'
import { describe, expect, it } from 'vitest'
import { writeMail } from './write-mail.ts'

const link = 'https://joinery.example/auth/confirm?token_hash=abc&type=signup'

describe('writeMail', () => {
  it.each<[MailKind, string]>([
    ['confirm', 'Confirm your email address for Joinery'],
    ['magic-link', 'Sign in to Joinery'],
    ['recovery', 'Set a new password for Joinery'],
    ['email-change', 'Confirm your new email address for Joinery'],
    ['invitation', 'You are invited to Joinery'],
  ])('writes %s as text and HTML, with link and code', (kind, subject) => {
    const mail = writeMail(messageOf({ kind }))
    expect(mail.subject).toBe(subject)
    expect(mail.text).toContain(link)
    expect(mail.text).toContain('123456')
    expect(mail.html).toContain(`href="${link.replace('&', '&amp;')}"`)
    expect(mail.html).toContain('123456')
  })

  it('writes reauthentication as text and HTML, with the code alone', () => {
    const mail = writeMail(messageOf({ kind: 'reauthentication', link: '' }))
    expect(mail.subject).toBe('Your Joinery confirmation code')
    expect(mail.text).toContain('Your code: 123456')
    expect(mail.html).toContain('123456')
    expect(mail.html).not.toContain('href')
  })

  it('writes to who is registered already how to sign in or set a new password, and no secret', () => {
    const mail = writeMail(
      messageOf({ kind: 'already-registered', link: 'https://joinery.example', code: '' }),
    )
    expect(mail.subject).toBe('You already have a Joinery account')
    for (const content of [mail.text, mail.html]) {
      expect(content).toContain('https://joinery.example/login')
      expect(content).toContain('https://joinery.example/forgot-password')
      expect(content).not.toContain('code')
    }
  })

  it('leaves the code out where there is none', () => {
    const mail = writeMail(messageOf({ kind: 'confirm', code: '' }))
    expect(mail.text).not.toContain('enter this code')
    expect(mail.html).not.toContain('enter this code')
  })

  it('names both addresses of a change', () => {
    const { text } = writeMail(
      messageOf({ kind: 'email-change', currentEmail: 'old@example.com', newEmail: 'new@example.com' }),
    )
    expect(text).toContain('from old@example.com to new@example.com')
  })

  it('escapes whatever stands in a message', () => {
    const { html } = writeMail(
      messageOf({
        kind: 'email-change',
        link: 'https://joinery.example/"><script>alert(1)</script>',
        newEmail: '<img src=x onerror=alert(1)>',
      }),
    )
    expect(html).not.toMatch(/<script|<img/)
  })

  it.each([
    ['Ada Example', 'Hello Ada Example,'],
    ["Zoë O'Brien-Łukasz", "Hello Zoë O'Brien-Łukasz,"],
    ['Win money at evil.example', 'Hello,'],
    ['<b>Ada</b>', 'Hello,'],
    ['A'.repeat(61), 'Hello,'],
    [7, 'Hello,'],
  ])('greets %o without becoming an advertisement', (name, greeting) => {
    const { text } = writeMail(messageOf({ kind: 'confirm', userMetadata: { full_name: name } }))
    expect(text.split('\n')[0]).toBe(greeting)
  })
})

function messageOf(values: Partial<MailMessage> & { kind: MailKind }): MailMessage {
  return {
    to: 'ada@example.com',
    code: '123456',
    tokenHash: 'abc',
    link,
    redirectTo: 'https://joinery.example',
    userId: 'c0ffee00-0000-4000-8000-000000000000',
    userMetadata: {},
    ...values,
  }
}
