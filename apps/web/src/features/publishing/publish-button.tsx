import { Rocket } from 'lucide-react'
import { texts } from '@joinery/contract'
import { Button } from '../../components/ui/button.tsx'
import { PublishDialog } from './publish-dialog.tsx'
import type { PublishDialogProps } from './publish-dialog.tsx'

/** Publish, where the app is in sight. On a phone the rocket says it alone. */
export function PublishButton(props: PublishDialogProps) {
  const { title } = texts.publishing
  return (
    <>
      <Button aria-haspopup="dialog" title={title} onClick={() => props.onOpenChange(true)}>
        <Rocket aria-hidden className="size-4" />
        <span className="max-sm:sr-only">{title}</span>
      </Button>
      <PublishDialog {...props} />
    </>
  )
}
