import { describe, expect, it } from 'vitest'
import { understand } from './understand.ts'

describe('what comes in is sent on by rules', () => {
  it.each([
    ['An e-mail relay: receive e-mails, forward e-mails to SMS by forwarding rules.', 'E-mail', 'SMS'],
    [
      'Build a tool that forwards alerts to the right people. It should receive alerts, route them by routing rules, and show a message log.',
      'Alert',
      'message',
    ],
    [
      'Please implement a webhook forwarding website that receives webhooks, filters them by rules, and forwards them to target addresses. Users should be able to configure receiving settings, manage forwarding rules, and view forwarding records.',
      'Webhook',
      'message',
    ],
  ])('%s', (request, incoming, outgoing) => {
    const { screens, entities } = understand(request)
    const relay = screens.find(({ path }) => path === '/')?.sections[0]
    expect(relay).toMatchObject({ type: 'relay', incoming, outgoing })
    expect(entities.map(({ many }) => many)).toHaveLength(2)
    const [records, rules] = ['entity', 'rules'].map((key) =>
      entities.find(
        ({ id }) =>
          relay !== undefined && Object.entries(relay).some(([name, value]) => name === key && value === id),
      ),
    )
    expect(records?.fields.map(({ id }) => id)).toEqual(
      expect.arrayContaining(['sender', 'message', 'target', 'sentAt', 'status']),
    )
    expect(rules?.fields.map(({ id }) => id)).toEqual(
      expect.arrayContaining(['when', 'value', 'target', 'status']),
    )
  })
})
