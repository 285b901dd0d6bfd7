import { fillText, texts } from '@joinery/contract'
import type { Version } from '@joinery/contract'
import { Button } from '../../components/ui/button.tsx'
import { countText } from '../../lib/count-text.ts'

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
    <div className="flex flex-wrap justify-end gap-2">
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
