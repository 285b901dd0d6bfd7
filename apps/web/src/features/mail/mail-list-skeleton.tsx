import { texts } from '@joinery/contract'
import { Skeleton } from '../../components/ui/skeleton.tsx'

/** The field to search and the first mails, while they are on their way. */
export function MailListSkeleton() {
  return (
    <>
      <output className="sr-only">{texts.common.loading}</output>
      <Skeleton className="h-17.5 max-w-md" />
      <Skeleton className="h-96" />
    </>
  )
}
