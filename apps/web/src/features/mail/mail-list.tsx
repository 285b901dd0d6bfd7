import { useState } from 'react'
import { useInfiniteQuery } from '@tanstack/react-query'
import { texts } from '@joinery/contract'
import type { WrittenMail } from '@joinery/contract'
import { Button } from '../../components/ui/button.tsx'
import { Card } from '../../components/ui/card.tsx'
import { FormMessage } from '../../components/ui/form-message.tsx'
import { Loaded } from '../../components/ui/loaded.tsx'
import { Skeleton } from '../../components/ui/skeleton.tsx'
import { MailDialog } from './mail-dialog.tsx'
import { MailRow } from './mail-row.tsx'
import { NoMails } from './no-mails.tsx'
import { outboxQuery } from './outbox-query.ts'

const words = texts.outbox

/** The mails that fit a search, or all of them. */
export function MailList({ search }: { search: string }) {
  const query = useInfiniteQuery(outboxQuery(search))
  const { hasNextPage, fetchNextPage, isFetchingNextPage } = query
  return (
    <Loaded query={query} failure={words.loadFailed} waiting={<Waiting />}>
      {({ pages }) => {
        const mails = pages.flatMap((page) => page.mails)
        return (
          <>
            {pages[0]?.sendsMail === false && <FormMessage tone="notice">{words.noServer}</FormMessage>}
            {mails.length === 0 ? <NoMails isSearched={search !== ''} /> : <Mails mails={mails} />}
            {hasNextPage && (
              <Button
                className="justify-self-center"
                isLoading={isFetchingNextPage}
                onClick={() => void fetchNextPage()}
              >
                {words.more}
              </Button>
            )}
          </>
        )
      }}
    </Loaded>
  )
}

function Mails({ mails }: { mails: WrittenMail[] }) {
  const [read, setRead] = useState<WrittenMail>()
  const [isReading, setIsReading] = useState(false)
  const open = (mail: WrittenMail) => {
    setRead(mail)
    setIsReading(true)
  }
  return (
    <>
      <p className="text-13 text-neutral-10">{words.recorded}</p>
      <Card className="min-w-0">
        <ul aria-label={words.heading} className="divide-y divide-neutral-5">
          {mails.map((mail) => (
            <MailRow key={mail.id} mail={mail} onRead={() => open(mail)} />
          ))}
        </ul>
      </Card>
      {read && <MailDialog mail={read} isOpen={isReading} onClose={() => setIsReading(false)} />}
    </>
  )
}

function Waiting() {
  return (
    <>
      <output className="sr-only">{texts.common.loading}</output>
      <Skeleton className="h-96" />
    </>
  )
}
