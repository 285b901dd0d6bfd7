import { fillText, texts } from '@joinery/contract'

const maxLength = 160

/**
 * Our own sentence, and what stands in an address that somebody else has written: quoted, in one line, without signs that
 * turn the writing around, and short. Anybody can make a link that says what they like.
 */
export function quoteAnswer(sentence: string, answer: string | null | undefined): string {
  const plain = (answer ?? '')
    .replaceAll(/[\p{C}\s]+/gu, ' ')
    .replaceAll('"', "'")
    .trim()
  if (plain === '') return sentence
  const words =
    plain.length > maxLength
      ? `${plain
          .slice(0, maxLength - 1)
          .toWellFormed()
          .trimEnd()}…`
      : plain
  return fillText(texts.common.answered, { sentence, words })
}
