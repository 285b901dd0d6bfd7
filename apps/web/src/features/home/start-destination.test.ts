import { describe, expect, it } from 'vitest'
import { startDestination } from './start-destination.ts'

describe('Get Started For Free', () => {
  it('leads a signed-in user to the dashboard', () => {
    expect(startDestination(true)).toBe('/dashboard')
  })

  it('leads everybody else to the register screen', () => {
    expect(startDestination(false)).toBe('/register')
  })
})
