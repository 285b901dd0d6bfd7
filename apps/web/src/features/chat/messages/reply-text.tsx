import { Suspense } from 'react'
import { texts } from '@joinery/contract'
import { CatchCrash } from '../../../components/ui/catch-crash.tsx'
import { textLinkClasses } from '../../../components/ui/text-link-classes.ts'
import { lazyPart } from '../../../lib/lazy-part.ts'
import { AsWritten } from './as-written.tsx'

/** The parser is large; until it is there, and where it fails, the text itself stands in its place. */
const Markdown = lazyPart(async () => (await import('./markdown.tsx')).Markdown)

export function ReplyText({ children }: { children: string }) {
  if (children.trim() === '') return null
  const asWritten = <AsWritten>{children}</AsWritten>
  return (
    <CatchCrash fallback={asWritten}>
      <Suspense fallback={asWritten}>
        <Markdown>{children}</Markdown>
      </Suspense>
    </CatchCrash>
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
