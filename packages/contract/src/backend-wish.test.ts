import { describe, expect, it } from 'vitest'
import { readBackendWish } from './backend-wish.ts'

const supabase = (words: string) => readBackendWish(words, 'hosted-backend')
const firebase = (words: string) => readBackendWish(words, 'app-backend')

describe('a backend', () => {
  it.each([
    'Build a notes app with Firebase',
    'Keep the orders in Firestore.',
    'Can you use Firebase for the login?',
    'No frills, use Firebase',
    'Replace MySQL with Firebase',
    'Move away from Supabase to Firebase',
    'Do we need accounts? Use Firebase.',
  ])('is wanted where it is asked for by its name: %s', (words) => {
    expect(firebase(words)).toBe('wanted')
  })

  it.each([
    'Build a notes app without Firebase',
    "Please don't use Firebase",
    'I do not want to use Firebase',
    'Use Supabase instead of Firebase',
    'Use Supabase rather than Firebase',
    'Remove the Firebase code',
    'Migrate from Firebase to Supabase',
    'Firebase is not needed any more',
    'Replace Firebase with Supabase',
  ])('is not wanted where words ask to do without it: %s', (words) => {
    expect(firebase(words)).toBe('unwanted')
  })

  it.each([
    'Build a todo app with a login',
    'What is Firebase?',
    'Shall I take Firebase or something else?',
    'Build a campfire base app',
    '',
  ])('is nobody’s wish where words do not ask for it: %s', (words) => {
    expect(firebase(words)).toBeUndefined()
  })

  it('is told apart from the other one, and the last words about it count', () => {
    expect(supabase('Replace Firebase with Supabase')).toBe('wanted')
    expect(supabase('Don’t use Supabase, use Firebase')).toBe('unwanted')
    expect(firebase('Don’t use Supabase, use Firebase')).toBe('wanted')
    expect(firebase('Use Firebase. No, do not use Firebase.')).toBe('unwanted')
  })
})
