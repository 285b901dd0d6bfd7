import { lazy, Suspense } from 'react'
import { texts } from '@joinery/contract'
import { textLinkClasses } from '../../../components/ui/text-link-classes.ts'

/** The parser is large; until it is there, the text itself stands in its place. */
const Markdown = lazy(async () => ({ default: (await import('./markdown.tsx')).Markdown }))

export function ReplyText({ children }: { children: string }) {
  if (children.trim() === '') return null
  return (
    <Suspense fallback={<p className="text-14 leading-6 break-words whitespace-pre-wrap">{children}</p>}>
      <Markdown>{children}</Markdown>
    </Suspense>
  )
}

interface ShowMoreProps {
  isExpanded: boolean
  onToggle: () => void
}

export function ShowMore({ isExpanded, onToggle }: ShowMoreProps) {
  const { showMore, showLess } = texts.chat.messages
  return (
    <button
      type="button"
      aria-expanded={isExpanded}
      onClick={onToggle}
      className={`justify-self-start text-13 ${textLinkClasses}`}
    >
      {isExpanded ? showLess : showMore}
    </button>
  )
}
