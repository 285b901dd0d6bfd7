import { expect, it } from 'vitest'
import { opensHere } from './opens-here.ts'

it('leaves clicks that open a tab or a window to the browser', () => {
  const plain = { button: 0, metaKey: false, ctrlKey: false, shiftKey: false, altKey: false }
  expect(opensHere(plain)).toBe(true)
  expect(opensHere({ ...plain, button: 1 })).toBe(false)
  expect(opensHere({ ...plain, ctrlKey: true })).toBe(false)
  expect(opensHere({ ...plain, metaKey: true })).toBe(false)
  expect(opensHere({ ...plain, shiftKey: true })).toBe(false)
})
