import { fillText, texts } from '@joinery/contract'
import type { Backend } from '@joinery/contract'
import { ScrollRegion } from '../../components/ui/scroll-region.tsx'

const words = texts.backends

interface WaitingMigrationsProps {
  migrations: Backend['waiting']
  /** The button that carries them out; null for those who may not press it. */
  button: string | null
}

/** What a person is to read before they say that it may be carried out. */
export function WaitingMigrations({ migrations, button }: WaitingMigrationsProps) {
  if (migrations.length === 0) return null
  return (
    <div className="grid gap-2">
      <p className="text-14 text-neutral-11">
        {button === null ? words.waitingForControl : fillText(words.waitingFiles, { button })}
      </p>
      {migrations.map(({ name, sql }, index) => (
        <details key={name} open={index === 0}>
          <summary className="cursor-pointer py-1 font-mono text-13 break-all">{name}</summary>
          <ScrollRegion label={name} className="max-h-60 w-0 min-w-full rounded-control bg-neutral-3 p-2">
            <pre className="font-mono text-12 text-neutral-11">{sql}</pre>
          </ScrollRegion>
        </details>
      ))}
    </div>
  )
}
