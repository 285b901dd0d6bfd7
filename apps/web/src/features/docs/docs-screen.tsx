import { operatorToken, texts } from '@joinery/contract'
import { buttonClasses } from '../../components/ui/button-classes.ts'
import { classNames } from '../../lib/class-names.ts'
import { renderMarkdown } from '../../lib/render-markdown.ts'
import { untilEnlivened } from './add-tabs.ts'
import { docsSections } from './contents.ts'
import type { DocsTab } from './contents.ts'
import { questions } from './faq.ts'

const { docs } = texts.publicPages

/** The documentation. It reads well without any script; `enliven-docs.ts` adds search, tabs and copy buttons. */
export function DocsScreen() {
  return (
    <div className="page-column grid w-full gap-10 py-12 lg:grid-cols-[14rem_minmax(0,1fr)] lg:gap-16 lg:py-16">
      <aside className="grid content-start gap-5 lg:sticky lg:top-6 lg:max-h-[calc(100dvh-3rem)] lg:overflow-y-auto">
        <div data-docs-search className="noscript:hidden">
          <label className="sr-only" htmlFor="docs-search">
            {docs.searchPlaceholder}
          </label>
          <input
            id="docs-search"
            type="search"
            placeholder={docs.searchPlaceholder}
            autoComplete="off"
            className="h-10 w-full rounded-control border border-neutral-8 bg-neutral-1 px-3 text-14 text-neutral-12 placeholder:text-neutral-9 hover:border-neutral-9 pointer-coarse:h-11"
          />
          <output data-docs-hits htmlFor="docs-search" className="block pt-2 text-13 text-neutral-10" />
        </div>
        <nav aria-label={docs.onThisPage}>
          <ul className="grid gap-0.5 border-l border-neutral-5 max-lg:grid-cols-2">
            {[...docsSections, { id: 'faq', title: docs.sections.faq }].map(({ id, title }) => (
              <li key={id}>
                <a
                  href={`#${id}`}
                  className="-ml-px block border-l border-transparent py-1.5 pl-4 text-14 text-neutral-10 transition-colors hover:border-accent hover:text-neutral-12 pointer-coarse:py-2.5"
                >
                  {title}
                </a>
              </li>
            ))}
          </ul>
        </nav>
      </aside>
      <div className="grid min-w-0 gap-14">
        <h1 className="text-32 font-semibold sm:text-44">{docs.title}</h1>
        <p data-docs-nothing hidden className="text-16 text-neutral-10">
          {docs.nothingFound}
        </p>
        {docsSections.map(({ id, title, text, tabs }) => (
          <section key={id} id={id} data-docs-section className="grid min-w-0 scroll-mt-6 gap-5">
            <h2 className="text-24 font-semibold">{title}</h2>
            {text !== undefined && <Prose text={text} />}
            {tabs && (
              <div data-tabs className="grid min-w-0 gap-8">
                <TabList tabs={tabs} />
                {tabs.map((tab, index) => (
                  <div
                    key={tab.id}
                    id={tab.id}
                    data-tab
                    className={classNames('grid min-w-0 gap-3', index > 0 && untilEnlivened)}
                  >
                    <h3 className="text-16 font-semibold not-noscript:hidden">{tab.title}</h3>
                    <Prose text={tab.text} />
                  </div>
                ))}
              </div>
            )}
          </section>
        ))}
        <section id="faq" data-docs-section className="grid scroll-mt-6 gap-5">
          <h2 className="text-24 font-semibold">{docs.sections.faq}</h2>
          <div className="max-w-3xl divide-y divide-neutral-5 rounded-card border border-neutral-5">
            {questions.map(({ id, question, answer }) => (
              <details key={id} id={id} name="faq" className="group px-5">
                <summary className="flex min-h-12 items-center py-2 text-16 font-medium marker:text-neutral-9">
                  {question}
                </summary>
                <p className="pb-4 text-16 text-neutral-11">{answer}</p>
              </details>
            ))}
          </div>
        </section>
        <Help />
      </div>
    </div>
  )
}

/** Before the script comes one tab looks chosen already, so that nothing moves when it does. */
function TabList({ tabs }: { tabs: readonly DocsTab[] }) {
  return (
    <div role="tablist" className="tab-list">
      {tabs.map(({ id, title }, index) => (
        <button
          key={id}
          id={`${id}-tab`}
          type="button"
          role="tab"
          aria-controls={id}
          aria-selected={index === 0}
          tabIndex={index === 0 ? 0 : -1}
        >
          {title}
        </button>
      ))}
    </div>
  )
}

function Prose({ text }: { text: string }) {
  return (
    // Our own text, written as Markdown beside this file.
    // oxlint-disable-next-line react/no-danger
    <div className="prose min-w-0 max-w-3xl" dangerouslySetInnerHTML={{ __html: renderMarkdown(text) }} />
  )
}

/** Both buttons lead where the operator says. Until then they lead to the sentence that says so. */
function Help() {
  return (
    <section className="grid max-w-3xl gap-4 border-t border-neutral-5 pt-8">
      <div className="flex flex-wrap gap-3">
        <a href={operatorToken('supportUrl')} className={buttonClasses({ size: 'large' })}>
          {docs.contactSupport}
        </a>
        <a href={operatorToken('communityUrl')} className={buttonClasses({ size: 'large' })}>
          {docs.joinCommunity}
        </a>
      </div>
      <p id="support" className="scroll-mt-6 text-14 text-neutral-10">
        {docs.supportNote}
      </p>
      <p id="community" className="scroll-mt-6 text-14 text-neutral-10">
        {docs.communityNote}
      </p>
    </section>
  )
}
