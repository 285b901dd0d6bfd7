import { useQuery } from '@tanstack/react-query'
import { fillText, texts } from '@joinery/contract'
import type { WrittenMail } from '@joinery/contract'
import { Dialog } from '../../components/ui/dialog.tsx'
import { Loaded } from '../../components/ui/loaded.tsx'
import { Skeleton } from '../../components/ui/skeleton.tsx'
import { nameKind, timeOf } from './describe-mail.ts'
import { MailText } from './mail-text.tsx'
import { mailQuery } from './outbox-query.ts'

const words = texts.outbox

interface MailDialogProps {
  mail: WrittenMail
  isOpen: boolean
  onClose: () => void
}

/** What one mail says, asked for when it is opened. */
export function MailDialog({ mail, isOpen, onClose }: MailDialogProps) {
  const { to, kind, subject, writtenAt } = mail
  return (
    <Dialog
      title={subject}
      description={`${fillText(words.to, { to })}. ${nameKind(kind)}, ${timeOf(writtenAt)}.`}
      width="medium"
      isOpen={isOpen}
      onOpenChange={(isStillOpen) => !isStillOpen && onClose()}
      startsInField={false}
    >
      <Letter id={mail.id} />
    </Dialog>
  )
}

function Letter({ id }: { id: string }) {
  const query = useQuery(mailQuery(id))
  return (
    <Loaded query={query} failure={words.readFailed} waiting={<LetterSkeleton />}>
      {({ text }) => <MailText text={text} />}
    </Loaded>
  )
}

function LetterSkeleton() {
  return (
    <>
      <output className="sr-only">{texts.common.loading}</output>
      <Skeleton className="h-48" />
    </>
  )
}
