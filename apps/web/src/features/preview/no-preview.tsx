import { texts } from '@joinery/contract'
import { OpenJoint } from '../../components/ui/open-joint.tsx'

interface NoPreviewProps {
  sentence: string
  /** The first heading of a page that holds nothing else. */
  heading?: 'h1' | 'h2'
}

/** There is nothing to run. */
export function NoPreview({ sentence, heading: Heading = 'h2' }: NoPreviewProps) {
  return (
    <div className="m-auto flex max-w-md flex-col items-center gap-5 p-8 text-center">
      <OpenJoint />
      <Heading className="text-20 font-semibold">{texts.preview.empty}</Heading>
      <p className="text-14 text-balance text-neutral-10">{sentence}</p>
    </div>
  )
}
