import { useQuery } from '@tanstack/react-query'
import { Link } from 'react-router'
import { fillText, projectEndpoints, texts } from '@joinery/contract'
import { buttonClasses } from '../../../components/ui/button-classes.ts'
import { call } from '../../../lib/api.ts'
import { LimitNotice } from './limit-notice.tsx'

interface ProjectLimitProps {
  /** What the server says of it. */
  sentence: string
  onUpgrade: () => void
}

/** The plan has no room for another project. The one that is there can be worked on, so the way to it is offered. */
export function ProjectLimit({ sentence, onUpgrade }: ProjectLimitProps) {
  const { projectLimit } = texts.chat
  const { data } = useQuery({
    queryKey: ['projects', 'list'],
    queryFn: ({ signal }) => call(projectEndpoints.list, {}, { signal }),
  })
  const own = data?.projects.find(({ sharedBy }) => sharedBy === null)
  return (
    <LimitNotice
      heading={projectLimit.heading}
      sentence={sentence}
      way={
        own && (
          <Link
            to={{ search: new URLSearchParams({ projectId: own.id }).toString() }}
            title={own.title}
            className={buttonClasses({ className: 'max-w-56' })}
          >
            <span className="truncate">{fillText(projectLimit.open, { title: own.title })}</span>
          </Link>
        )
      }
      onUpgrade={onUpgrade}
    />
  )
}
