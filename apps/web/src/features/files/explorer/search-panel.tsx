import { useDeferredValue, useState } from 'react'
import { useQuery } from '@tanstack/react-query'
import { CaseSensitive, X } from 'lucide-react'
import { countText, texts } from '@joinery/contract'
import type { SearchMatch } from '@joinery/contract'
import { Button } from '../../../components/ui/button.tsx'
import { fieldClasses } from '../../../components/ui/field-classes.ts'
import { FormMessage } from '../../../components/ui/form-message.tsx'
import type { FileHome, Found } from '../homes/file-home.ts'
import { searchQuery } from '../open/file-queries.ts'
import { groupMatches } from './group-matches.ts'
import { useSettled } from './use-settled.ts'

interface SearchPanelProps {
  home: FileHome
  onOpen: (match: SearchMatch) => void
  onClose: () => void
}

/** Looks for a text in all files; a match opens its file at that line. */
export function SearchPanel({ home, onOpen, onClose }: SearchPanelProps) {
  const { search } = texts.files
  const [typed, setTyped] = useState('')
  const [isCaseSensitive, setIsCaseSensitive] = useState(false)
  const query = useSettled(typed.trim().slice(0, 200), 200)
  const { data, error } = useQuery(searchQuery(home, { query, isCaseSensitive }))
  const found = useDeferredValue(data)
  return (
    <section aria-label={search.label} className="flex min-h-0 flex-1 flex-col">
      <div className="flex items-center gap-1 border-b border-neutral-5 p-2">
        <input
          // One has just asked for this field.
          // oxlint-disable-next-line jsx-a11y/no-autofocus
          autoFocus
          role="searchbox"
          aria-label={search.label}
          placeholder={search.label}
          value={typed}
          maxLength={200}
          spellCheck={false}
          onChange={({ target }) => setTyped(target.value)}
          onKeyDown={({ key }) => key === 'Escape' && onClose()}
          className={fieldClasses}
        />
        <Button
          variant="ghost"
          size="icon"
          aria-label={search.matchCase}
          title={search.matchCase}
          aria-pressed={isCaseSensitive}
          className="aria-pressed:bg-accent-subtle aria-pressed:text-accent"
          onClick={() => setIsCaseSensitive(!isCaseSensitive)}
        >
          <CaseSensitive aria-hidden className="size-4" />
        </Button>
        <Button variant="ghost" size="icon" aria-label={search.close} title={search.close} onClick={onClose}>
          <X aria-hidden className="size-4" />
        </Button>
      </div>
      <div className="min-h-0 flex-1 overflow-y-auto p-2">
        {error && <FormMessage tone="error">{error.message}</FormMessage>}
        <output className="block px-1 text-12 text-neutral-10">{found && describe(found)}</output>
        {found && <Matches matches={found.matches} onOpen={onOpen} />}
      </div>
    </section>
  )
}

function describe({ matches, isComplete }: Found): string {
  const { search } = texts.files
  if (matches.length === 0) return search.none
  return isComplete ? countText(matches.length, search.found) : search.incomplete
}

function Matches({ matches, onOpen }: { matches: SearchMatch[]; onOpen: (match: SearchMatch) => void }) {
  return (
    <ul className="mt-2 grid gap-3">
      {groupMatches(matches).map(({ path, matches: ofFile }) => (
        <li key={path} className="grid gap-0.5">
          <p className="truncate px-1 text-12 font-medium text-neutral-11" title={path}>
            {path}
          </p>
          <ul>
            {ofFile.map((match) => (
              <li key={`${match.line}:${match.column}`}>
                <button
                  type="button"
                  onClick={() => onOpen(match)}
                  className="flex w-full gap-2 rounded-control px-1 py-1 text-left font-mono text-12 text-neutral-11 hover:bg-neutral-3 pointer-coarse:py-2.5"
                >
                  <span className="shrink-0 text-neutral-9 tabular-nums">{match.line}</span>
                  <span className="min-w-0 truncate">{match.text.trim()}</span>
                </button>
              </li>
            ))}
          </ul>
        </li>
      ))}
    </ul>
  )
}
