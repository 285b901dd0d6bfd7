import { useId } from 'react'
import type { ComponentProps, ReactNode } from 'react'
import { classNames } from '../../lib/class-names.ts'

interface CheckboxFieldProps extends Omit<ComponentProps<'input'>, 'id' | 'type' | 'children'> {
  name: string
  /** May hold links. */
  children: ReactNode
  isInvalid?: boolean
}

export function CheckboxField({ children, isInvalid = false, className, ...rest }: CheckboxFieldProps) {
  const id = useId()
  return (
    <div className={classNames('flex items-start gap-2.5', className)}>
      <input
        {...rest}
        id={id}
        type="checkbox"
        aria-invalid={isInvalid || undefined}
        className="mt-0.5 size-4 shrink-0 cursor-pointer accent-accent-solid pointer-coarse:size-5"
      />
      <label htmlFor={id} className="cursor-pointer text-14 text-neutral-11">
        {children}
      </label>
    </div>
  )
}
