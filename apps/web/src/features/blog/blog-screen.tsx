import { Link } from 'react-router'
import { fillPath, routes, texts } from '@joinery/contract'
import { Button } from '../../components/ui/button.tsx'
import { classNames } from '../../lib/class-names.ts'
import { Card } from '../../components/ui/card.tsx'
import { ArticleCover } from './article-cover.tsx'
import { ArticleFacts } from './article-facts.tsx'
import { articles } from './articles.ts'
import { articlesAtOnce, untilEnlivened } from './enliven-blog.ts'

const { blog } = texts.publicPages

const chosenClasses = 'aria-pressed:border-accent aria-pressed:text-accent'

/** All articles are in the page; `enliven-blog.ts` shows the first four and adds the filter. */
export function BlogScreen() {
  return (
    <div className="page-column grid w-full gap-10 py-14 lg:py-20">
      <header className="grid gap-4">
        <h1 className="text-32 font-semibold sm:text-44">{blog.title}</h1>
        <p className="max-w-2xl text-16 text-neutral-10 sm:text-20">{blog.lead}</p>
      </header>
      <fieldset data-blog-filter className="flex flex-wrap gap-2 noscript:hidden">
        <legend className="sr-only">{blog.filter}</legend>
        <Button data-category="" aria-pressed="true" className={chosenClasses}>
          {blog.allCategories}
        </Button>
        {Object.values(blog.categories).map((category) => (
          <Button key={category} data-category={category} aria-pressed="false" className={chosenClasses}>
            {category}
          </Button>
        ))}
      </fieldset>
      <ul className="grid gap-6 md:grid-cols-2">
        {articles.map((article, index) => (
          <li
            key={article.id}
            data-article={article.category}
            className={classNames('flex', index >= articlesAtOnce && untilEnlivened)}
          >
            <Card className="relative flex flex-1 flex-col overflow-hidden transition-colors hover:border-neutral-7">
              <ArticleCover title={article.title} />
              <div className="flex flex-1 flex-col gap-3 p-6">
                <ArticleFacts article={article} />
                <h2 className="text-20 font-semibold">
                  <Link
                    to={fillPath(routes.blogArticle.path, { article: article.id })}
                    className="after:absolute after:inset-0"
                  >
                    {article.title}
                  </Link>
                </h2>
                <p className="text-16 text-neutral-10">{article.excerpt}</p>
              </div>
            </Card>
          </li>
        ))}
      </ul>
      <p data-blog-nothing hidden className="text-16 text-neutral-10">
        {blog.noneInCategory}
      </p>
      <Button
        data-blog-more
        hidden={articles.length <= articlesAtOnce}
        size="large"
        className="justify-self-center noscript:hidden"
      >
        {blog.loadMore}
      </Button>
    </div>
  )
}
