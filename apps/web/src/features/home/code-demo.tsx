import { texts } from '@joinery/contract'
import { SectionHeading } from '../../components/layout/section-heading.tsx'
import { Button } from '../../components/ui/button.tsx'
import { highlightCode } from '../../lib/code/highlight-code.ts'
import { snippets } from './snippets.ts'

const { demo } = texts.landing

/** All samples are in the page, one upon the other; `type-samples.ts` shows them in turn. */
export function CodeDemo() {
  return (
    <section className="border-b border-neutral-5">
      <div className="page-column grid gap-10 py-16 lg:py-24">
        <SectionHeading heading={demo.heading}>{demo.lead}</SectionHeading>
        <div data-code-demo className="overflow-hidden rounded-card border border-neutral-5 bg-neutral-2">
          <div className="grid">
            {snippets.map(({ id, title, file, language, code }, index) => (
              <figure
                key={id}
                data-sample
                className={`col-start-1 row-start-1 grid min-w-0 content-start ${index === 0 ? '' : 'invisible'}`}
              >
                <figcaption className="flex flex-wrap items-baseline justify-between gap-x-4 border-b border-neutral-5 px-5 py-3 text-13">
                  <span className="font-medium">{title}</span>
                  <span className="font-mono text-neutral-10">{file}</span>
                </figcaption>
                <pre
                  // Long lines scroll, and what scrolls must be reached by keyboard.
                  // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex
                  tabIndex={0}
                  className="overflow-x-auto px-5 py-4 font-mono text-13"
                >
                  {/* Our own sample, coloured by our own code. */}
                  {/* oxlint-disable-next-line react/no-danger */}
                  <code dangerouslySetInnerHTML={{ __html: highlightCode(code, language) }} />
                </pre>
              </figure>
            ))}
          </div>
          <div className="flex gap-2 border-t border-neutral-5 px-4 py-3 noscript:hidden">
            <Button data-demo-pause>{demo.pause}</Button>
            <Button data-demo-next>{demo.next}</Button>
          </div>
        </div>
      </div>
    </section>
  )
}
