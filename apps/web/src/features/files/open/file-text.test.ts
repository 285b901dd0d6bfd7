import { expect, it } from 'vitest'
import type { FileContent } from '@joinery/contract'
import { draftOf, readFileText } from './file-text.ts'

const hash = 'a'.repeat(64)
const content: FileContent = { path: 'a.ts', hash, size: 3, encoding: 'utf8', content: 'old' }

it('shows what is stored, or unsaved changes in its place', () => {
  expect(readFileText(content, undefined)).toMatchObject({ text: 'old', isUnsaved: false })
  expect(readFileText(content, { text: 'new', baseHash: hash })).toMatchObject({
    text: 'new',
    isUnsaved: true,
    isStale: false,
  })
})

it('says that changes are stale which began from another content', () => {
  expect(readFileText(content, { text: 'new', baseHash: 'b'.repeat(64) })?.isStale).toBe(true)
})

it('shows no text for bytes that are none', () => {
  expect(readFileText({ ...content, encoding: 'base64' }, undefined)).toBeUndefined()
})

it('leaves nothing unsaved where typing comes back to what is stored, unless that is another content by now', () => {
  const shown = { text: 'new', baseHash: hash, isUnsaved: true, isStale: false }
  expect(draftOf('old', shown, content)).toBeUndefined()
  expect(draftOf('newer', shown, content)).toEqual({ text: 'newer', baseHash: hash })
  expect(draftOf('old', { ...shown, baseHash: 'b'.repeat(64) }, content)).toMatchObject({ text: 'old' })
})
