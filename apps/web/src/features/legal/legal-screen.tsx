import { Link } from 'react-router'
import { routes, texts } from '@joinery/contract'
import type { RouteName } from '@joinery/contract'
import { textLinkClasses } from '../../components/ui/text-link-classes.ts'
import { renderMarkdown } from '../../lib/render-markdown.ts'
import cookies from './documents/cookies.md?raw'
import privacy from './documents/privacy.md?raw'
import terms from './documents/terms.md?raw'

const { legal } = texts.publicPages

/** The short and the long address of a document show the same words; the long one wears black and cyan. */
const documents: Partial<Record<RouteName, { title: string; text: string; updated?: string }>> = {
  privacy: { title: legal.privacy, text: privacy },
  privacyPolicy: { title: legal.privacy, text: privacy },
  terms: { title: legal.terms, text: terms, updated: legal.termsUpdated },
  termsOfService: { title: legal.terms, text: terms, updated: legal.termsUpdated },
  cookies: { title: legal.cookies, text: cookies },
  cookiePolicy: { title: legal.cookies, text: cookies },
}

export function LegalScreen({ routeName }: { routeName: RouteName }) {
  const shown = documents[routeName]
  if (!shown) throw new Error(`There is no legal document at ${routeName}.`)
  const isLong = routes[routeName].path.includes('-')
  return (
    <article className="page-column grid w-full gap-8 py-14 lg:py-20">
      <header className="grid gap-2">
        <h1 className="text-32 font-semibold sm:text-44">{shown.title}</h1>
        {shown.updated !== undefined && <p className="text-14 text-neutral-10">{shown.updated}</p>}
      </header>
      {/* Our own text, written as Markdown beside this file. */}
      {/* oxlint-disable-next-line react/no-danger */}
      <div
        className="prose max-w-3xl min-w-0"
        dangerouslySetInnerHTML={{ __html: renderMarkdown(shown.text) }}
      />
      <footer className="flex max-w-3xl flex-wrap items-center gap-x-6 gap-y-2 border-t border-neutral-5 pt-6 text-14 text-neutral-10">
        <p>{legal.footerUpdated}</p>
        <nav aria-label={legal.documents} className="flex flex-wrap gap-x-6">
          {(isLong ? longLinks : shortLinks).map(({ path, title }) => (
            <Link key={path} to={path} className={textLinkClasses}>
              {title}
            </Link>
          ))}
        </nav>
      </footer>
    </article>
  )
}

const shortLinks = [
  { path: routes.terms.path, title: legal.terms },
  { path: routes.privacy.path, title: legal.privacy },
  { path: routes.cookies.path, title: legal.cookies },
]

const longLinks = [
  { path: routes.termsOfService.path, title: legal.terms },
  { path: routes.privacyPolicy.path, title: legal.privacy },
  { path: routes.cookiePolicy.path, title: legal.cookies },
]
