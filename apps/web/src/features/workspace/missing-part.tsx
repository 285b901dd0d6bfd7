import { texts } from '@joinery/contract'
import { Badge } from '../../components/ui/badge.tsx'
import { OpenJoint } from '../../components/ui/open-joint.tsx'

interface MissingPartProps {
  heading?: string
  /** What is missing, and what it will be. */
  sentence: string
}

/** A tab that is still to come says so. */
export function MissingPart({ heading, sentence }: MissingPartProps) {
  return (
    <div className="m-auto flex max-w-md flex-col items-center gap-5 p-8 text-center">
      <OpenJoint />
      <Badge tone="cedar">{texts.layout.notBuilt.badge}</Badge>
      {heading !== undefined && <h2 className="text-20 font-semibold">{heading}</h2>}
      <p className="text-14 text-balance text-neutral-10">{sentence}</p>
    </div>
  )
}
