import type { ComponentProps } from 'react'
import type { VariantProps } from 'class-variance-authority'
import { classNames } from '../../lib/class-names.ts'
import { buttonClasses } from './button-classes.ts'
import { Spinner } from './spinner.tsx'

interface ButtonProps extends ComponentProps<'button'>, VariantProps<typeof buttonClasses> {
  /** Work is under way: the button shows it and cannot be pressed again. */
  isLoading?: boolean
}

export function Button({ variant, size, isLoading = false, className, children, ...rest }: ButtonProps) {
  return (
    <button
      type="button"
      {...rest}
      disabled={rest.disabled || isLoading}
      aria-busy={isLoading || undefined}
      className={classNames(buttonClasses({ variant, size }), className)}
    >
      {isLoading && <Spinner />}
      {children}
    </button>
  )
}
