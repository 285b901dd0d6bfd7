import type { ComponentProps, ReactNode } from 'react'
import { classNames } from '../../lib/class-names.ts'

interface CheckboxFieldProps extends Omit<ComponentProps<'input'>, 'id' | 'type' | 'children'> {
  name: string
  /** May hold links. */
  children: ReactNode
  isInvalid?: boolean
}

/** A box with its label. The whole line takes the click, and is high enough for a finger. */
export function CheckboxField({ children, isInvalid = false, className, ...rest }: CheckboxFieldProps) {
  return (
    <label
      className={classNames(
        'flex cursor-pointer items-start gap-2.5 text-14 text-neutral-11 pointer-coarse:py-2.5',
        className,
      )}
    >
      <input
        {...rest}
        type="checkbox"
        aria-invalid={isInvalid || undefined}
        className="box mt-0.5 size-4 shrink-0 cursor-pointer accent-accent-solid pointer-coarse:mt-0 pointer-coarse:size-5"
      />
      <span>{children}</span>
    </label>
  )
}
