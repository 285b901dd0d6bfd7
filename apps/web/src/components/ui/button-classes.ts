import { cva } from 'class-variance-authority'

/** A button's looks, for buttons and for links that stand where a button would. */
export const buttonClasses = cva(
  [
    'inline-flex shrink-0 items-center justify-center gap-2 rounded-control border font-medium whitespace-nowrap select-none',
    'transition-[background-color,border-color,color,opacity]',
    'disabled:pointer-events-none disabled:opacity-50 aria-disabled:pointer-events-none aria-disabled:opacity-50',
  ],
  {
    variants: {
      variant: {
        primary:
          'border-transparent bg-accent-solid text-on-accent hover:bg-accent-solid-hover active:bg-accent-solid-active',
        secondary:
          'border-neutral-6 bg-neutral-1 text-neutral-12 hover:border-neutral-7 hover:bg-neutral-2 active:bg-neutral-4',
        ghost:
          'border-transparent bg-transparent text-neutral-11 hover:bg-neutral-3 hover:text-neutral-12 active:bg-neutral-4',
        danger: 'border-danger/50 bg-danger-subtle text-danger hover:border-danger active:opacity-80',
      },
      size: {
        medium: 'h-9 px-3.5 text-14 pointer-coarse:h-11',
        large: 'h-11 px-5 text-16',
        icon: 'size-9 text-14 pointer-coarse:size-11',
      },
    },
    defaultVariants: { variant: 'secondary', size: 'medium' },
  },
)
