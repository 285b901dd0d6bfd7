import { texts } from '@joinery/contract'
import { Spinner } from '../../components/ui/spinner.tsx'

/** The preview is on its way. */
export function PreviewPending({ sentence = texts.preview.loading }: { sentence?: string }) {
  return (
    <output className="m-auto flex items-center gap-2.5 p-8 text-14 text-neutral-10">
      <Spinner />
      {sentence}
    </output>
  )
}
