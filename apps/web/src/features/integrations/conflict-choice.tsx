import { texts } from '@joinery/contract'
import type { OnConflict } from '@joinery/contract'
import { Button } from '../../components/ui/button.tsx'

interface ConflictChoiceProps {
  /** The files that both sides changed; none where there is nothing to choose. */
  paths: readonly string[]
  onChoose: (choice: OnConflict) => void
}

const { panel } = texts.integrations.codeHosting

/** Which side's files to keep. Whatever is chosen, the other side stays in the history. */
export function ConflictChoice({ paths, onChoose }: ConflictChoiceProps) {
  if (paths.length === 0) return null
  return (
    <section
      aria-label={panel.conflicts}
      className="grid gap-3 rounded-card border border-cedar/50 bg-cedar-subtle p-4"
    >
      <h3 className="text-14 font-semibold">{panel.conflicts}</h3>
      <ul className="grid max-h-40 gap-1 overflow-y-auto font-mono text-13 break-all">
        {paths.map((path) => (
          <li key={path}>{path}</li>
        ))}
      </ul>
      <div className="flex flex-wrap gap-2">
        <Button onClick={() => onChoose('keep-mine')}>{panel.keepMine}</Button>
        <Button onClick={() => onChoose('take-theirs')}>{panel.takeTheirs}</Button>
      </div>
    </section>
  )
}
