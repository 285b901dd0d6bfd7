import type { ComponentProps } from 'react'
import { classNames } from '../../lib/class-names.ts'

export function Card({ className, ...rest }: ComponentProps<'div'>) {
  return (
    <div {...rest} className={classNames('rounded-card border border-neutral-5 bg-neutral-2', className)} />
  )
}
