import { useMutation } from '@tanstack/react-query'
import { fillText, previewEndpoints, texts } from '@joinery/contract'
import type { ProjectId } from '@joinery/contract'
import { call } from '../../lib/api.ts'
import { MissingPackagesLine } from './missing-packages-line.tsx'

interface MissingPackagesProps {
  projectId: ProjectId
  names: readonly string[]
  /** At least one of them is there now. */
  onInstalled: () => void
}

/** So many are added in one go; what is left is offered again. */
const maxAtOnce = 10

export function MissingPackages({ projectId, names, onInstalled }: MissingPackagesProps) {
  const { mutate, isPending, data, error } = useMutation({
    mutationFn: () => call(previewEndpoints.addPackages, { projectId, names: names.slice(0, maxAtOnce) }),
    onSuccess({ packages }) {
      if (packages.some(({ version }) => version !== null)) onInstalled()
    },
  })
  const refused = data?.packages.filter(({ name, reason }) => reason !== null && names.includes(name)) ?? []
  const sentences = refused.map(({ name, reason }) =>
    fillText(texts.preview.packages.refused, { name, reason: reason ?? '' }),
  )
  return (
    <MissingPackagesLine
      names={names}
      problem={error ? error.message : sentences.join(' ')}
      isInstalling={isPending}
      onInstall={() => mutate()}
    />
  )
}
