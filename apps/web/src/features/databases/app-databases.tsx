import { useId } from 'react'
import { useQuery } from '@tanstack/react-query'
import { Link } from 'react-router'
import { fillText, routes, texts } from '@joinery/contract'
import type { ListedBackend } from '@joinery/contract'
import { Badge } from '../../components/ui/badge.tsx'
import { Card } from '../../components/ui/card.tsx'
import { textLinkClasses } from '../../components/ui/text-link-classes.ts'
import { appDatabasesQuery } from './databases-query.ts'

const words = texts.backends.list

/** The databases that projects' apps have in this installation. Nothing, where there are none or they cannot be read. */
export function AppDatabases() {
  const id = useId()
  const { data } = useQuery(appDatabasesQuery)
  if (!data || data.backends.length === 0) return null
  return (
    <Card className="grid gap-4 p-4">
      <div className="grid gap-1">
        <h2 id={id} className="text-16 font-semibold">
          {words.heading}
        </h2>
        <p className="text-14 text-neutral-10">{words.sentence}</p>
      </div>
      <ul aria-labelledby={id} className="grid divide-y divide-neutral-5">
        {data.backends.map((backend) => (
          <AppDatabase key={backend.projectId} backend={backend} />
        ))}
      </ul>
    </Card>
  )
}

function AppDatabase({ backend: { projectId, title, status } }: { backend: ListedBackend }) {
  const tone = status === 'error' ? 'danger' : status === 'success' ? 'success' : 'neutral'
  return (
    <li className="flex min-h-11 flex-wrap items-center justify-between gap-x-4 gap-y-1 py-2">
      <Link
        to={`${routes.chat.path}?projectId=${projectId}`}
        aria-label={fillText(words.open, { title })}
        className={`min-w-0 text-14 break-words ${textLinkClasses}`}
      >
        {title}
      </Link>
      <Badge tone={tone}>{texts.integrations.hostedBackend.statuses[status]}</Badge>
    </li>
  )
}
