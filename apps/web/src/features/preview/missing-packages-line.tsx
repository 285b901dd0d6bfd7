import { PackagePlus } from 'lucide-react'
import { fillText, texts } from '@joinery/contract'
import { Button } from '../../components/ui/button.tsx'

interface MissingPackagesLineProps {
  names: readonly string[]
  /** Why some could not be installed, or that nothing could. */
  problem: string
  isInstalling: boolean
  onInstall: () => void
}

/** What the app imports and the preview lacks, in one line, with the way to get it. */
export function MissingPackagesLine({ names, problem, isInstalling, onInstall }: MissingPackagesLineProps) {
  const { packages: words } = texts.preview
  if (names.length === 0) return null
  return (
    <output className="flex shrink-0 items-center gap-2 border-t border-warning/40 bg-warning-subtle py-1 pr-1.5 pl-3">
      <PackagePlus aria-hidden className="size-4 shrink-0 text-warning" />
      <span className="min-w-0 flex-1 text-13 text-neutral-12">
        {fillText(words.missing, { names: names.join(', ') })} {problem}
      </span>
      <Button disabled={isInstalling} onClick={onInstall}>
        {isInstalling ? words.installing : words.install}
      </Button>
    </output>
  )
}
