import { useId } from 'react'
import type { ComponentProps } from 'react'

interface TextAreaFieldProps extends Omit<ComponentProps<'textarea'>, 'id' | 'className'> {
  label: string
  name: string
}

/** Labelled text of several lines. */
export function TextAreaField({ label, ...rest }: TextAreaFieldProps) {
  const id = useId()
  return (
    <div className="grid gap-1.5">
      <label htmlFor={id} className="text-14 font-medium">
        {label}
      </label>
      <textarea
        rows={3}
        {...rest}
        id={id}
        className="w-full resize-y rounded-control border border-neutral-8 bg-neutral-1 px-3 py-2 text-16 text-neutral-12 transition-colors placeholder:text-neutral-9 hover:border-neutral-9 disabled:opacity-50"
      />
    </div>
  )
}
