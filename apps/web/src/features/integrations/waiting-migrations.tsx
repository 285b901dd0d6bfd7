import { texts } from '@joinery/contract'
import type { Backend } from '@joinery/contract'

/** What a person is to read before they say that it may be carried out. */
export function WaitingMigrations({ migrations }: { migrations: Backend['waiting'] }) {
  if (migrations.length === 0) return null
  return (
    <div className="grid gap-2">
      <p className="text-14 text-neutral-11">{texts.backends.waitingFiles}</p>
      {migrations.map(({ name, sql }, index) => (
        <details key={name} open={index === 0}>
          <summary className="cursor-pointer py-1 font-mono text-13 break-all">{name}</summary>
          <section
            aria-label={name}
            // What scrolls can be scrolled by keys.
            // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex
            tabIndex={0}
            className="max-h-60 w-0 min-w-full overflow-auto rounded-control bg-neutral-3 p-2"
          >
            <pre className="font-mono text-12 text-neutral-11">{sql}</pre>
          </section>
        </details>
      ))}
    </div>
  )
}
