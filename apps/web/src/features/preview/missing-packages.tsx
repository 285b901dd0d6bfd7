import { useMutation } from '@tanstack/react-query'
import { PackagePlus } from 'lucide-react'
import { fillText, previewEndpoints, texts } from '@joinery/contract'
import type { ProjectId } from '@joinery/contract'
import { Button } from '../../components/ui/button.tsx'
import { call } from '../../lib/api.ts'

interface MissingPackagesProps {
  projectId: ProjectId
  names: readonly string[]
  /** At least one of them is there now. */
  onInstalled: () => void
}

/** So many are added in one go; what is left is offered again. */
const maxAtOnce = 10

/** What the app imports and the preview lacks, in one line, with the way to get it. */
export function MissingPackages({ projectId, names, onInstalled }: MissingPackagesProps) {
  const { packages: words } = texts.preview
  const { mutate, isPending, data, error } = useMutation({
    mutationFn: () => call(previewEndpoints.addPackages, { projectId, names: names.slice(0, maxAtOnce) }),
    onSuccess({ packages }) {
      if (packages.some(({ version }) => version !== null)) onInstalled()
    },
  })
  if (names.length === 0) return null
  const refused = data?.packages.filter(({ name, reason }) => reason !== null && names.includes(name)) ?? []
  const sentences = refused.map(({ name, reason }) => fillText(words.refused, { name, reason: reason ?? '' }))
  return (
    <output className="flex shrink-0 items-center gap-2 border-t border-warning/40 bg-warning-subtle py-1 pr-1.5 pl-3">
      <PackagePlus aria-hidden className="size-4 shrink-0 text-warning" />
      <span className="min-w-0 flex-1 text-13 text-neutral-12">
        {fillText(words.missing, { names: names.join(', ') })} {error ? error.message : sentences.join(' ')}
      </span>
      <Button disabled={isPending} onClick={() => mutate()}>
        {isPending ? words.installing : words.install}
      </Button>
    </output>
  )
}
