import { Link } from 'react-router'
import { routes, texts } from '@joinery/contract'
import { textLinkClasses } from '../../../components/ui/text-link-classes.ts'
import { Button } from '../../../components/ui/button.tsx'
import { Mark } from '../../../components/layout/mark.tsx'

const { example } = texts.landing

/**
 * A prompt, the files that it becomes and the app that they make. All places have their size from the beginning;
 * `play-example.ts` fills them with the recorded run.
 */
export function ExampleFrame() {
  return (
    <figure data-example aria-label={example.label} className="grid gap-3">
      <div className="grid overflow-hidden rounded-dialog border border-neutral-6 bg-neutral-2 lg:h-[25rem] lg:grid-cols-[5fr_7fr] 2xl:h-[31rem]">
        <div className="flex min-h-0 min-w-0 flex-col border-b border-neutral-5 lg:border-r lg:border-b-0">
          <p className="flex gap-3 border-b border-neutral-5 px-5 py-4 text-14">
            <span className="shrink-0 font-medium text-neutral-9">{example.you}</span>
            <span className="text-neutral-12">{example.prompt}</span>
          </p>
          <div className="flex h-10 shrink-0 items-center gap-3 px-5 text-13 text-neutral-10">
            <Mark className="size-4 shrink-0" />
            <span data-example-status aria-hidden className="truncate noscript:hidden" />
            <span className="hidden noscript:inline">{example.withoutScript}</span>
            <span data-example-percent aria-hidden className="ml-auto w-12 shrink-0 font-mono" />
          </div>
          <div className="h-0.5 shrink-0 bg-neutral-4" aria-hidden>
            <div data-example-bar className="h-full origin-left scale-x-0 bg-accent" />
          </div>
          <div className="grid h-52 min-h-0 grid-cols-[2fr_3fr] lg:h-auto lg:flex-1" aria-hidden>
            <div className="overflow-hidden border-r border-neutral-5 px-4 py-3">
              <ol data-example-files className="font-mono text-12 text-neutral-10" />
            </div>
            <div className="overflow-hidden px-4 py-3">
              <pre data-example-code className="font-mono text-12 text-neutral-12" />
            </div>
          </div>
        </div>
        <div
          data-example-app
          // A picture, although a script draws it from elements.
          // oxlint-disable-next-line jsx-a11y/prefer-tag-over-role
          role="img"
          aria-label={example.app}
          className="relative h-80 overflow-hidden bg-neutral-1 lg:h-auto"
        />
      </div>
      <figcaption className="flex flex-wrap items-start justify-between gap-x-6 gap-y-2">
        <span className="max-w-3xl text-13 text-neutral-10">
          {example.caption}{' '}
          <Link to={`${routes.docs.path}#measurements`} className={textLinkClasses}>
            {example.measured}
          </Link>
        </span>
        <Button data-example-toggle disabled className="min-w-52 noscript:hidden">
          {example.pause}
        </Button>
      </figcaption>
    </figure>
  )
}
