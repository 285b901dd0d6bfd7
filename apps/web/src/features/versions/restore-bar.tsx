import { countText, fillText, texts } from '@joinery/contract'
import type { Version } from '@joinery/contract'
import { Button } from '../../components/ui/button.tsx'

interface RestoreBarProps {
  version: Version
  chosenCount: number
  isRestoring: boolean
  onRestoreAll: () => void
  onRestoreChosen: () => void
}

/** Brings back everything of a version, or the files that are chosen. */
export function RestoreBar(props: RestoreBarProps) {
  const { version, chosenCount, isRestoring, onRestoreAll, onRestoreChosen } = props
  const { restoreAll, restoreSome } = texts.versions.comparison
  return (
    // However much there is to compare, it stays at the dialog's lower edge.
    <div className="sticky -bottom-5 -mx-5 -mb-5 flex flex-wrap justify-end gap-2 border-t border-neutral-5 bg-neutral-1 px-5 py-3 sm:rounded-b-dialog">
      {chosenCount > 0 && (
        <Button disabled={isRestoring} onClick={onRestoreChosen}>
          {countText(chosenCount, restoreSome)}
        </Button>
      )}
      <Button variant="primary" disabled={isRestoring} onClick={onRestoreAll}>
        {fillText(restoreAll, { n: version.versionNumber })}
      </Button>
    </div>
  )
}
