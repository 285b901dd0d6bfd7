import { ArrowLeft } from 'lucide-react'
import { Link, useParams } from 'react-router'
import { routes, texts } from '@joinery/contract'
import { textLinkClasses } from '../../components/ui/text-link-classes.ts'
import { renderMarkdown } from '../../lib/render-markdown.ts'
import { ArticleFacts } from './article-facts.tsx'
import { articles } from './articles.ts'

export function ArticleScreen() {
  const { article: id } = useParams()
  const article = articles.find((each) => each.id === id)
  if (!article) throw new Error(`There is no article ${id}.`)
  return (
    <article className="page-column grid w-full gap-8 py-14 lg:py-20">
      <Link
        to={routes.blog.path}
        className={`${textLinkClasses} inline-flex items-center gap-2 justify-self-start`}
      >
        <ArrowLeft aria-hidden className="size-4" />
        {texts.publicPages.blog.back}
      </Link>
      <header className="grid max-w-3xl gap-4">
        <h1 className="text-32 font-semibold sm:text-44">{article.title}</h1>
        <ArticleFacts article={article} />
      </header>
      {/* Our own text, written as Markdown beside this file. */}
      {/* oxlint-disable-next-line react/no-danger */}
      <div
        className="prose max-w-3xl min-w-0"
        dangerouslySetInnerHTML={{ __html: renderMarkdown(article.text) }}
      />
    </article>
  )
}
