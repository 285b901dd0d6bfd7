import { useId } from 'react'
import type { ComponentProps } from 'react'
import { fieldClasses } from './field-classes.ts'

interface SelectFieldProps extends Omit<ComponentProps<'select'>, 'id' | 'className'> {
  label: string
  name: string
}

export function SelectField({ label, ...rest }: SelectFieldProps) {
  const id = useId()
  return (
    <div className="grid gap-1.5">
      <label htmlFor={id} className="text-14 font-medium">
        {label}
      </label>
      <select {...rest} id={id} className={fieldClasses} />
    </div>
  )
}
