import type { ReactNode } from 'react'
import { texts } from '@joinery/contract'
import { OpenJoint } from '../../../components/ui/open-joint.tsx'

interface EmptyChatProps {
  hasExamples?: boolean
  onChoose: (text: string) => void
  /** Where else one may want to go. */
  children?: ReactNode
}

/** A conversation that has not begun, with a few ways to begin it. */
export function EmptyChat({ hasExamples = true, onChoose, children }: EmptyChatProps) {
  const { empty, emptySentence, examples } = texts.chat.conversation
  return (
    <div className="flex min-h-0 flex-1 flex-col overflow-y-auto">
      <div className="m-auto flex w-full max-w-2xl flex-col items-center gap-6 p-6 text-center">
        <OpenJoint />
        <div className="grid gap-2">
          <h2 className="text-24 font-semibold">{empty}</h2>
          <p className="text-14 text-balance text-neutral-10">{emptySentence}</p>
        </div>
        {hasExamples && (
          <ul className="grid w-full gap-2 sm:grid-cols-3">
            {examples.map((example) => (
              <li key={example} className="flex">
                <button
                  type="button"
                  onClick={() => onChoose(example)}
                  className="flex size-full items-start rounded-card border border-neutral-5 bg-neutral-2 p-3 text-left text-13 text-neutral-11 transition-colors hover:border-neutral-7 hover:text-neutral-12"
                >
                  {example}
                </button>
              </li>
            ))}
          </ul>
        )}
        {children}
      </div>
    </div>
  )
}
