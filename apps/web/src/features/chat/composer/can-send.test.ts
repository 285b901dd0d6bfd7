import { expect, it } from 'vitest'
import { canSend } from './can-send.ts'

const stored = { id: '1', name: 'a.png', percent: 100, path: 'projects/p/uploads/a.png' } as const
const onItsWay = { id: '2', name: 'b.png', percent: 30, path: null } as const
const free = { isLoading: false, isSending: false, isLimitReached: false }

it('needs some text that is not blank, or a file', () => {
  expect(canSend({ draft: { text: ' \n ', attachments: [] }, ...free })).toBe('not')
  expect(canSend({ draft: { text: 'Build', attachments: [] }, ...free })).toBe('now')
  expect(canSend({ draft: { text: '', attachments: [stored] }, ...free })).toBe('now')
})

it('waits for uploads, for the conversation, and for the limit', () => {
  const draft = { text: 'Build', attachments: [stored] }
  expect(canSend({ draft: { ...draft, attachments: [stored, onItsWay] }, ...free })).toBe('soon')
  expect(canSend({ draft, ...free, isLoading: true })).toBe('soon')
  expect(canSend({ draft, ...free, isLimitReached: true })).toBe('not')
  expect(canSend({ draft, ...free, isSending: true })).toBe('not')
})
