import { expect, it } from 'vitest'
import { memoryStorage } from '../../../testing/gotrue-double.ts'
import { createDraft } from './draft.ts'

it('keeps what is typed over a reload, and nothing of what was sent', () => {
  const storage = memoryStorage()
  const open = () => createDraft({ storage: () => storage, key: 'draft' })
  open().update({ text: 'Build a tea shop' })
  expect(open().getState().text).toBe('Build a tea shop')
  open().clear()
  expect(open().getState().text).toBe('')
})

it('brings back what was cleared when it could not be sent', () => {
  const draft = createDraft({ storage: memoryStorage, key: 'draft' })
  draft.update({ text: 'Build', attachments: [{ id: '1', name: 'a.png', percent: 100, path: 'p' }] })
  const restore = draft.clear()
  expect(draft.getState()).toMatchObject({ text: '', attachments: [] })
  restore()
  expect(draft.getState()).toMatchObject({ text: 'Build', attachments: [{ name: 'a.png' }] })
})

it('puts what comes from elsewhere behind what is there, and asks for the focus', () => {
  const draft = createDraft({ storage: memoryStorage, key: 'draft' })
  draft.addText('In src/app.tsx:')
  draft.addText('It is blue.')
  expect(draft.getState()).toMatchObject({ text: 'In src/app.tsx:\n\nIt is blue.', focusRequests: 2 })
})

it('is sent once by whoever was asked to, and not after a reload', () => {
  const storage = memoryStorage()
  const open = () => createDraft({ storage: () => storage, key: 'draft' })
  const draft = open()
  expect(draft.takeRequest()).toBe(false)
  draft.update({ text: 'Build a tea shop' })
  draft.askToSend()
  expect(open().takeRequest()).toBe(false)
  expect([draft.takeRequest(), draft.takeRequest()]).toEqual([true, false])
})

it('works where the browser keeps nothing', () => {
  const storage = () => {
    throw new Error('blocked')
  }
  const draft = createDraft({ storage, key: 'draft' })
  draft.update({ text: 'still here' })
  expect(draft.getState().text).toBe('still here')
})
