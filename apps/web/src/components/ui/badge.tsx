import type { ReactNode } from 'react'
import { cva } from 'class-variance-authority'
import type { VariantProps } from 'class-variance-authority'

const badgeClasses = cva(
  'inline-flex h-6 max-w-full items-center gap-1.5 rounded-control px-2 text-12 font-medium whitespace-nowrap',
  {
    variants: {
      tone: {
        accent: 'bg-accent-subtle text-accent',
        neutral: 'bg-neutral-4 text-neutral-11',
        success: 'bg-success-subtle text-success',
        danger: 'bg-danger-subtle text-danger',
        cedar: 'bg-cedar-subtle text-cedar',
      },
    },
  },
)

interface BadgeProps extends Required<VariantProps<typeof badgeClasses>> {
  children: ReactNode
}

export function Badge({ tone, children }: BadgeProps) {
  return <span className={badgeClasses({ tone })}>{children}</span>
}
