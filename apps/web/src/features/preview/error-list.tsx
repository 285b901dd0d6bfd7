import { Wrench } from 'lucide-react'
import { fillText, texts } from '@joinery/contract'
import { Button } from '../../components/ui/button.tsx'
import { textLinkClasses } from '../../components/ui/text-link-classes.ts'
import type { RuntimeError } from './preview-state.ts'

export interface ErrorActs {
  /** Shows a place in the Code Viewer. */
  onShowPlace: (place: { file: string; line: number; column: number }) => void
  /** Hands the error to the chat. Missing where there is no chat. */
  onFix?: ((error: RuntimeError) => void) | undefined
}

/** Everything that went wrong in the app, each with its place and the way to have it mended. */
export function ErrorList({ errors, ...acts }: { errors: readonly RuntimeError[] } & ErrorActs) {
  if (errors.length === 0) return <p className="p-4 text-13 text-neutral-10">{texts.preview.errors.empty}</p>
  return (
    <ul className="divide-y divide-neutral-5">
      {errors.map((error) => (
        <ErrorRow key={error.id} error={error} {...acts} />
      ))}
    </ul>
  )
}

function ErrorRow({ error, onShowPlace, onFix }: { error: RuntimeError } & ErrorActs) {
  const { errors: words } = texts.preview
  const { place } = error
  return (
    <li className="flex flex-wrap items-start gap-x-3 gap-y-2 px-3 py-2">
      <div className="grid min-w-0 flex-1 basis-64 gap-1">
        <p className="font-mono text-12 break-words whitespace-pre-wrap text-danger">
          {error.kind === 'unhandled-rejection' && `${words.unhandledRejection}: `}
          {error.message}
        </p>
        <p className="flex flex-wrap gap-x-3 text-12 text-neutral-10">
          {place && (
            <button
              type="button"
              className={`font-mono ${textLinkClasses}`}
              onClick={() => onShowPlace(place)}
            >
              {fillText(words.place, place)}
            </button>
          )}
          {error.count > 1 && <span>{fillText(words.times, { n: error.count })}</span>}
        </p>
        {place && place.frame !== '' && (
          <pre className="overflow-x-auto rounded-control bg-neutral-3 p-2 font-mono text-12 text-neutral-11">
            {place.frame}
          </pre>
        )}
      </div>
      {onFix && (
        <Button onClick={() => onFix(error)}>
          <Wrench aria-hidden className="size-4" />
          {words.fix}
        </Button>
      )}
    </li>
  )
}
