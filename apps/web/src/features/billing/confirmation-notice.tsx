import { texts } from '@joinery/contract'
import { buttonClasses } from '../../components/ui/button-classes.ts'
import { Notice } from './notice.tsx'

/** A payment that the card holder has not confirmed yet. */
export function ConfirmationNotice({ url }: { url: string }) {
  const { heading, sentence, confirm } = texts.subscription.unconfirmedPayment
  return (
    <Notice
      tone="cedar"
      heading={heading}
      actions={
        <a href={url} className={buttonClasses({ variant: 'primary' })}>
          {confirm}
        </a>
      }
    >
      {sentence}
    </Notice>
  )
}
