import { describe, expect, it } from 'vitest'
import { opensHere, startDestination } from './start-destination.ts'

describe('Get Started For Free', () => {
  it('leads a signed-in user to the dashboard', () => {
    expect(startDestination(true)).toBe('/dashboard')
  })

  it('leads everybody else to the register screen', () => {
    expect(startDestination(false)).toBe('/register')
  })

  it('leaves clicks that open a tab or a window to the browser', () => {
    const plain = { button: 0, metaKey: false, ctrlKey: false, shiftKey: false, altKey: false }
    expect(opensHere(plain)).toBe(true)
    expect(opensHere({ ...plain, button: 1 })).toBe(false)
    expect(opensHere({ ...plain, ctrlKey: true })).toBe(false)
    expect(opensHere({ ...plain, metaKey: true })).toBe(false)
    expect(opensHere({ ...plain, shiftKey: true })).toBe(false)
  })
})
