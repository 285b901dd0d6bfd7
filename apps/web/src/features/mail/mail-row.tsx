import { fillText, texts } from '@joinery/contract'
import type { WrittenMail } from '@joinery/contract'
import { Badge } from '../../components/ui/badge.tsx'
import { Button } from '../../components/ui/button.tsx'
import { describeDelivery, nameKind, timeOf, toneOf } from './describe-mail.ts'

const words = texts.outbox

interface MailRowProps {
  mail: WrittenMail
  onRead: () => void
}

/** One mail of the outbox: whom it was written to, what it is for, and how far it came. */
export function MailRow({ mail, onRead }: MailRowProps) {
  const { to, kind, subject, writtenAt, state, problem } = mail
  const delivery = describeDelivery(mail)
  return (
    <li className="grid items-center gap-x-6 gap-y-2 px-5 py-3.5 text-14 sm:grid-cols-[minmax(0,1fr)_auto]">
      <div className="grid min-w-0 gap-0.5">
        <p className="font-medium wrap-anywhere">{subject}</p>
        <p className="text-13 wrap-anywhere">{fillText(words.to, { to })}</p>
        <p className="text-12 wrap-anywhere text-neutral-10">
          {nameKind(kind)}, <time dateTime={writtenAt}>{timeOf(writtenAt)}</time>
          {delivery !== '' && `. ${delivery}`}
        </p>
        {problem !== null && <p className="text-13 wrap-anywhere text-danger">{problem}</p>}
      </div>
      <div className="flex flex-wrap items-center gap-3 max-sm:justify-between sm:justify-end">
        <Badge tone={toneOf[state]}>{words.states[state]}</Badge>
        <Button aria-label={fillText(words.readOf, { to, subject })} onClick={onRead}>
          {words.read}
        </Button>
      </div>
    </li>
  )
}
