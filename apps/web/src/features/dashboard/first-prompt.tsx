import { useId } from 'react'
import { ArrowUp } from 'lucide-react'
import { texts } from '@joinery/contract'
import { Button } from '../../components/ui/button.tsx'

interface FirstPromptProps {
  text: string
  onText: (text: string) => void
  onSend: () => void
}

/** Where the first app begins: whoever has none yet says here what it should be. */
export function FirstPrompt({ text, onText, onSend }: FirstPromptProps) {
  const headingId = useId()
  const hintId = useId()
  const { conversation, composer } = texts.chat
  const isEmpty = text.trim() === ''
  return (
    <section
      aria-labelledby={headingId}
      className="grid gap-5 rounded-card border border-neutral-5 bg-neutral-2 p-5 sm:p-8"
    >
      <div className="grid gap-1">
        <h2 id={headingId} className="text-20 font-semibold sm:text-24">
          {conversation.empty}
        </h2>
        <p className="max-w-3xl text-14 text-neutral-10">{conversation.emptySentence}</p>
      </div>
      <form
        onSubmit={(event) => {
          event.preventDefault()
          if (!isEmpty) onSend()
        }}
        className="grid rounded-dialog border border-neutral-6 bg-neutral-1 transition-colors focus-within:border-accent"
      >
        <textarea
          aria-label={composer.label}
          aria-describedby={hintId}
          placeholder={texts.dashboard.firstPrompt.placeholder}
          maxLength={100_000}
          dir="auto"
          value={text}
          onChange={(event) => onText(event.target.value)}
          onKeyDown={(event) => {
            const isSend = event.key === 'Enter' && (event.ctrlKey || event.metaKey)
            if (isSend) event.currentTarget.form?.requestSubmit()
          }}
          className="field-sizing-content max-h-[40dvh] min-h-24 w-full resize-none rounded-dialog bg-transparent px-4 py-3 text-16 leading-6 outline-none placeholder:text-neutral-9"
        />
        <div className="flex items-center justify-end gap-3 p-2 pl-4">
          <span id={hintId} className="mr-auto text-12 text-neutral-9 pointer-coarse:sr-only">
            {composer.sendHint}
          </span>
          <Button type="submit" variant="primary" disabled={isEmpty}>
            <ArrowUp aria-hidden className="size-4" />
            {texts.dashboard.firstPrompt.send}
          </Button>
        </div>
      </form>
      <div className="flex flex-wrap items-center gap-2">
        {conversation.examples.map((example) => (
          <button
            key={example}
            type="button"
            onClick={() => onText(example)}
            className="min-h-9 rounded-control border border-neutral-5 bg-neutral-1 px-3 py-1.5 text-left text-13 text-neutral-11 transition-colors hover:border-neutral-7 hover:text-neutral-12 pointer-coarse:min-h-11"
          >
            {example}
          </button>
        ))}
      </div>
    </section>
  )
}
