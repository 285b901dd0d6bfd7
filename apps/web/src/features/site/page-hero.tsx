import type { ReactNode } from 'react'

interface PageHeroProps {
  heading: string
  children: ReactNode
  actions?: ReactNode
}

/** Opens a public page: its one heading, what it is about, and what one can do at once. No line ends at a hyphen. */
export function PageHero({ heading, children, actions }: PageHeroProps) {
  return (
    <section className="border-b border-neutral-5">
      <div className="page-column grid gap-6 py-16 lg:py-24">
        <h1 className="max-w-4xl text-32 font-semibold sm:text-44 xl:text-60">
          {heading.split(/((?<!\S)[^\s-]+-\S+)/).map((part) =>
            part.includes('-') ? (
              <span key={part} className="whitespace-nowrap">
                {part}
              </span>
            ) : (
              part
            ),
          )}
        </h1>
        <p className="max-w-2xl text-16 text-neutral-10 sm:text-20">{children}</p>
        {actions !== undefined && <div className="flex flex-wrap gap-3 pt-2">{actions}</div>}
      </div>
    </section>
  )
}
