import { useId } from 'react'
import type { ComponentProps, ReactNode } from 'react'
import { classNames } from '../../lib/class-names.ts'
import { fieldClasses } from './field-classes.ts'

export interface TextFieldProps extends Omit<ComponentProps<'input'>, 'id'> {
  label: string
  name: string
  help?: ReactNode
  /** Stands inside the field, at its end. */
  ending?: ReactNode
  isInvalid?: boolean
}

/** A labelled line of text: label above, help below. */
export function TextField({ label, help, ending, isInvalid = false, className, ...rest }: TextFieldProps) {
  const id = useId()
  const helpId = `${id}-help`
  return (
    <div className={classNames('grid gap-1.5', className)}>
      <label htmlFor={id} className="text-14 font-medium">
        {label}
      </label>
      <div className="relative">
        <input
          type="text"
          {...rest}
          id={id}
          aria-invalid={isInvalid || undefined}
          aria-describedby={help ? helpId : undefined}
          className={classNames(fieldClasses, Boolean(ending) && 'pr-11')}
        />
        {ending}
      </div>
      {help && (
        <div id={helpId} className="text-13 text-neutral-10">
          {help}
        </div>
      )}
    </div>
  )
}
