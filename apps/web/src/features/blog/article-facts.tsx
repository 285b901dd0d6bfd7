import { fillText, texts } from '@joinery/contract'
import { Badge } from '../../components/ui/badge.tsx'
import { shortDate } from '../../lib/short-date.ts'
import { minutesToRead } from './articles.ts'
import type { Article } from './articles.ts'

/** Category, date, author and the time it takes to read. */
export function ArticleFacts({ article }: { article: Article }) {
  const { blog } = texts.publicPages
  return (
    <p className="flex flex-wrap items-center gap-x-3 gap-y-2 text-13 text-neutral-10">
      <Badge tone="neutral">{article.category}</Badge>
      <time dateTime={article.date}>{shortDate(new Date(`${article.date}T12:00:00`))}</time>
      <span>{article.author}</span>
      <span>{fillText(blog.readTime, { minutes: String(minutesToRead(article)) })}</span>
    </p>
  )
}
