import { fillText, texts } from '@joinery/contract'
import type { Question } from '@joinery/contract'

/** The answers as a message, each with its question, so that it can be read without the card. */
export function writeAnswers(questions: readonly Question[], answers: ReadonlyMap<string, string>): string {
  return questions
    .flatMap(({ id, text }) => {
      const answer = answers.get(id)?.trim() ?? ''
      return answer === '' ? [] : [fillText(texts.chat.questions.answer, { question: text, answer })]
    })
    .join('\n')
}
