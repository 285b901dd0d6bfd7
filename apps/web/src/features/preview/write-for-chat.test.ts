import { describe, expect, it } from 'vitest'
import { describePicked, requestFix } from './write-for-chat.ts'

const element = { tag: 'button', text: 'Buy now', component: 'Card' }
const place = { file: 'src/Card.tsx', line: 12, column: 3, frame: '' }

describe('what the preview puts into the chat', () => {
  it('names file, line and component of a picked element', () => {
    expect(describePicked({ element, place })).toBe('In src/Card.tsx:12, <button> of Card "Buy now": ')
  })

  it('names what it knows of an element that has no place and no component', () => {
    expect(describePicked({ element: { tag: 'h1', text: '' }, place: undefined })).toBe('<h1>: ')
  })

  it('leaves curly braces of the app alone', () => {
    expect(describePicked({ element: { tag: 'p', text: '{place}' }, place })).toBe(
      'In src/Card.tsx:12, <p> "{place}": ',
    )
  })

  it('asks for an error to be mended, with its place', () => {
    const error = { id: 1, kind: 'error', message: 'TypeError: no wood', count: 1, place } as const
    expect(requestFix(error)).toBe(
      'The app reports an error in src/Card.tsx:12:\n\nTypeError: no wood\n\nFix it.',
    )
  })
})
