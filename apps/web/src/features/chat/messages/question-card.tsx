import { useId, useState } from 'react'
import { Send } from 'lucide-react'
import { texts } from '@joinery/contract'
import type { Question } from '@joinery/contract'
import { Button } from '../../../components/ui/button.tsx'
import { Card } from '../../../components/ui/card.tsx'
import { fieldClasses } from '../../../components/ui/field-classes.ts'
import { classNames } from '../../../lib/class-names.ts'
import { writeAnswers } from './write-answers.ts'

interface QuestionCardProps {
  questions: readonly Question[]
  /** Undefined once the conversation has gone on. */
  onAnswer?: ((message: string) => void) | undefined
}

/** What has to be known before the work goes on, as choices. Another answer is always possible. */
export function QuestionCard({ questions, onAnswer }: QuestionCardProps) {
  const { heading, send } = texts.chat.questions
  const [answers, setAnswers] = useState<ReadonlyMap<string, string>>(new Map())
  const message = writeAnswers(questions, answers)
  return (
    <Card className="grid gap-4 p-4">
      <h2 className="text-12 font-medium text-neutral-10">{heading}</h2>
      {questions.map((question) => (
        <Choices
          key={question.id}
          question={question}
          answer={answers.get(question.id) ?? ''}
          isOpen={onAnswer !== undefined}
          onChoose={(answer) => setAnswers((before) => new Map(before).set(question.id, answer))}
        />
      ))}
      {onAnswer && (
        <Button
          variant="primary"
          disabled={message === ''}
          onClick={() => onAnswer(message)}
          className="justify-self-start"
        >
          <Send aria-hidden className="size-4" />
          {send}
        </Button>
      )}
    </Card>
  )
}

interface ChoicesProps {
  question: Question
  answer: string
  isOpen: boolean
  onChoose: (answer: string) => void
}

function Choices({ question, answer, isOpen, onChoose }: ChoicesProps) {
  const id = useId()
  const isOwn = !question.choices.includes(answer)
  return (
    <fieldset disabled={!isOpen} aria-labelledby={id} className="grid gap-2">
      <p id={id} className="text-14 font-medium wrap-anywhere">
        {question.text}
      </p>
      <div className="flex flex-wrap gap-2">
        {question.choices.map((choice) => (
          <button
            key={choice}
            type="button"
            aria-pressed={choice === answer}
            onClick={() => onChoose(choice === answer ? '' : choice)}
            className={classNames(
              'min-h-9 rounded-control border px-3 py-1 text-left text-13 transition-colors disabled:opacity-60 pointer-coarse:min-h-11',
              choice === answer
                ? 'border-accent bg-accent-subtle text-accent'
                : 'border-neutral-6 bg-neutral-1 hover:border-neutral-7',
            )}
          >
            {choice}
          </button>
        ))}
      </div>
      {isOpen && (
        <input
          aria-label={`${texts.chat.questions.other}: ${question.text}`}
          placeholder={texts.chat.questions.other}
          maxLength={500}
          value={isOwn ? answer : ''}
          onChange={(event) => onChoose(event.target.value)}
          className={fieldClasses}
        />
      )}
    </fieldset>
  )
}
