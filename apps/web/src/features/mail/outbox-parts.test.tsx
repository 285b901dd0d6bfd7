import { renderToStaticMarkup } from 'react-dom/server'
import { StaticRouter } from 'react-router'
import { describe, expect, it } from 'vitest'
import { mailState, texts } from '@joinery/contract'
import type { WrittenMail } from '@joinery/contract'
import { MailRow } from './mail-row.tsx'
import { MailText } from './mail-text.tsx'
import { NoMails } from './no-mails.tsx'

const mail: WrittenMail = {
  id: '0a1b2c3d-4e5f-4a6b-8c7d-9e0f1a2b3c4d',
  to: 'grace@example.com',
  kind: 'recovery',
  subject: 'Set a new password',
  writtenAt: '2026-05-01T12:00:00.000Z',
  state: 'not-sent',
  sentAt: null,
  attempts: 0,
  problem: null,
  nextAttemptAt: null,
}
const later = '2026-05-01T12:30:00.000Z'
const render = (facts: Partial<WrittenMail>) =>
  renderToStaticMarkup(<MailRow mail={{ ...mail, ...facts }} onRead={() => {}} />)

describe('a mail of the outbox', () => {
  it('shows subject, recipient, kind and when it was written, and a button that names it', () => {
    const html = render({})
    expect(html).toContain('>Set a new password<')
    expect(html).toContain('To grace@example.com')
    expect(html).toContain('New password')
    expect(html).toContain('dateTime="2026-05-01T12:00:00.000Z"')
    expect(html).toContain('aria-label="Read the mail to grace@example.com: Set a new password"')
  })

  it('is of a kind in words, or in the word it came with where that is unknown', () => {
    for (const [kind, name] of Object.entries(texts.outbox.kinds)) expect(render({ kind })).toContain(name)
    expect(render({ kind: 'newsletter' })).toContain('newsletter')
    expect(render({ kind: 'constructor' })).toContain('constructor, ')
  })

  it('says in each state how far it came', () => {
    for (const state of mailState.options) expect(render({ state })).toContain(texts.outbox.states[state])
    expect(render({})).toContain('No mail server was set when it was written')
    expect(render({ state: 'sent', sentAt: later, attempts: 1 })).toMatch(/Sent May 1, 2026/)
    const waiting = render({
      state: 'waiting',
      attempts: 2,
      nextAttemptAt: later,
      problem: 'Come back later',
    })
    expect(waiting).toMatch(/2 attempts\. The next one is due May 1, 2026.*Come back later/)
    const failed = render({ state: 'failed', attempts: 8, problem: 'No such mailbox' })
    expect(failed).toMatch(/8 attempts<.*No such mailbox/)
    expect(failed).not.toContain('due')
  })
})

describe('what a mail says', () => {
  it('is text and nothing else; its links open apart and tell nobody where they were', () => {
    const html = renderToStaticMarkup(
      <MailText
        text={'<img src=x onerror=alert(1)>\nOpen https://a.example/?b="><script>&c=1\njavascript:alert(1)'}
      />,
    )
    expect(html).not.toMatch(/<img|<script/)
    expect(html).toContain('&lt;img src=x onerror=alert(1)&gt;')
    expect(html.match(/<a /g)).toHaveLength(1)
    expect(html).toMatch(
      /<a href="https:\/\/a\.example\/\?b=[^"]*" target="_blank" rel="noopener noreferrer"/,
    )
  })
})

describe('an outbox without mails', () => {
  const show = (isSearched: boolean) =>
    renderToStaticMarkup(
      <StaticRouter location="/">
        <NoMails isSearched={isSearched} />
      </StaticRouter>,
    )

  it('says what will be there and leads to inviting somebody; where one searched, only that nothing fits', () => {
    expect(show(false)).toMatch(/No mail yet.*href="\/dashboard\/users"/)
    expect(show(true)).toContain(texts.outbox.noMatch)
    expect(show(true)).not.toContain('<a ')
  })
})
