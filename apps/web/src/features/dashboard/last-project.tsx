import type { ReactNode } from 'react'
import { Link } from 'react-router'
import { countText, fillText, routes, texts } from '@joinery/contract'
import type { Project } from '@joinery/contract'
import { buttonClasses } from '../../components/ui/button-classes.ts'
import { exactTime } from '../../lib/exact-time.ts'
import { relativeTime } from '../../lib/relative-time.ts'

interface LastProjectProps {
  project: Project
  /** The app as it is now. */
  thumbnail: ReactNode
  now: Date
}

/** What one was doing: the project that was changed last, big, with its app. */
export function LastProject({ project, thumbnail, now }: LastProjectProps) {
  const words = texts.dashboard.lastProject
  const changedAt = new Date(project.updatedAt)
  return (
    <section className="grid overflow-hidden rounded-card border border-neutral-5 bg-neutral-1 lg:grid-cols-[3fr_2fr]">
      <div className="aspect-[16/10] min-w-0 border-neutral-5 bg-neutral-3 max-lg:border-b lg:border-r">
        {thumbnail}
      </div>
      <div className="flex min-w-0 flex-col gap-4 p-5 lg:p-6">
        <div className="grid gap-1">
          <p className="text-13 text-neutral-10">{words.label}</p>
          <h2 className="line-clamp-3 text-20 font-semibold wrap-anywhere lg:text-24" dir="auto">
            {fillText(words.heading, { title: project.title })}
          </h2>
        </div>
        {project.description !== '' && (
          <p className="line-clamp-3 text-14 wrap-anywhere text-neutral-11" dir="auto">
            {project.description}
          </p>
        )}
        <p className="text-13 text-neutral-10">
          <time dateTime={project.updatedAt} title={exactTime(changedAt)}>
            {fillText(words.changed, { time: relativeTime(changedAt, now) })}
          </time>
          {` · ${countText(project.fileCount, words.files)}`}
        </p>
        <Link
          to={{
            pathname: routes.chat.path,
            search: new URLSearchParams({ projectId: project.id }).toString(),
          }}
          className={buttonClasses({ variant: 'primary', className: 'mt-auto self-start' })}
        >
          {words.open}
        </Link>
      </div>
    </section>
  )
}
