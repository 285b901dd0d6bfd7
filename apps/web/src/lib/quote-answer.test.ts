import { expect, it } from 'vitest'
import { quoteAnswer } from './quote-answer.ts'

const sentence = 'GitHub was not connected'

it('says our own sentence first, and what somebody else has written as a quotation', () => {
  expect(quoteAnswer(sentence, 'The user said no.')).toBe(`${sentence}. The answer was: "The user said no."`)
  expect(quoteAnswer(sentence, 'All is well". Call "us')).toBe(
    `${sentence}. The answer was: "All is well'. Call 'us"`,
  )
})

it.each([undefined, null, '', ' \n\u0000\u202e '])(
  'says nothing more where there are no words: %j',
  (answer) => {
    expect(quoteAnswer(sentence, answer)).toBe(sentence)
  },
)

it('is one short line that nothing turns around', () => {
  expect(quoteAnswer(sentence, 'a\n\n\tb\u202ec\u200bd')).toBe(`${sentence}. The answer was: "a b c d"`)
  const long = quoteAnswer(sentence, '😀'.repeat(5_000))
  expect(long.length).toBeLessThan(230)
  expect(long).toMatch(/…"$/)
})
