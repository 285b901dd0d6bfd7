import { useQuery } from '@tanstack/react-query'
import { Link, useSearchParams } from 'react-router'
import { routes, texts } from '@joinery/contract'
import { buttonClasses } from '../../components/ui/button-classes.ts'
import { FormMessage } from '../../components/ui/form-message.tsx'
import { Loaded } from '../../components/ui/loaded.tsx'
import { mailAccessQuery } from '../../lib/mail-access-query.ts'
import { MailList } from './mail-list.tsx'
import { MailListSkeleton } from './mail-list-skeleton.tsx'
import { OutboxSearch } from './outbox-search.tsx'

const words = texts.outbox

/** Every mail that the installation wrote, for its operator. What is searched for stands in the address. */
export function OutboxScreen() {
  const access = useQuery(mailAccessQuery)
  return (
    <div className="mx-auto grid w-full max-w-5xl grid-cols-[minmax(0,1fr)] gap-6">
      <OutboxHeader />
      <Loaded query={access} failure={words.loadFailed} waiting={<MailListSkeleton />}>
        {({ isOperator }) =>
          isOperator ? <Outbox /> : <FormMessage tone="notice">{words.notYours}</FormMessage>
        }
      </Loaded>
    </div>
  )
}

function OutboxHeader() {
  return (
    <div className="flex flex-wrap items-start justify-between gap-x-6 gap-y-4">
      <div className="grid min-w-0 gap-1">
        <h1 className="text-24 font-semibold">{words.heading}</h1>
        <p className="text-14 text-neutral-10">{words.subtitle}</p>
      </div>
      <Link to={routes.users.path} className={buttonClasses()}>
        {words.back}
      </Link>
    </div>
  )
}

function Outbox() {
  const [parameters, setParameters] = useSearchParams()
  const search = parameters.get('search') ?? ''
  const searchFor = (wanted: string) =>
    setParameters(wanted === '' ? {} : { search: wanted }, { replace: true })
  return (
    <>
      <OutboxSearch searched={search} onSearch={searchFor} />
      <MailList key={search} search={search} />
    </>
  )
}
