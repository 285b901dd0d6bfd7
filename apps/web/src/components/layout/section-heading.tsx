import type { ReactNode } from 'react'

interface SectionHeadingProps {
  heading: string
  badge?: ReactNode
  children: ReactNode
}

/** Opens a section: its name on the left, what it is about on the right, one below the other where it is narrow. */
export function SectionHeading({ heading, badge, children }: SectionHeadingProps) {
  return (
    <div className="grid gap-3 lg:grid-cols-[2fr_3fr] lg:items-start lg:gap-10">
      <div className="flex flex-wrap items-center gap-x-4 gap-y-2">
        <h2 className="text-24 font-semibold sm:text-32">{heading}</h2>
        {badge}
      </div>
      <p className="max-w-xl text-16 text-neutral-10 lg:pt-2">{children}</p>
    </div>
  )
}
