import type { ReactNode } from 'react'
import { CircleAlert, Info } from 'lucide-react'

interface FormMessageProps {
  tone: 'error' | 'notice'
  children: ReactNode
}

/** What a form has to say, in the same place every time. Errors are read out at once. */
export function FormMessage({ tone, children }: FormMessageProps) {
  const isError = tone === 'error'
  const Icon = isError ? CircleAlert : Info
  return (
    <div
      role={isError ? 'alert' : 'status'}
      className={
        isError
          ? 'flex gap-2.5 rounded-control border border-danger/40 bg-danger-subtle p-3 text-14 text-neutral-12'
          : 'flex gap-2.5 rounded-control border border-neutral-6 bg-neutral-2 p-3 text-14 text-neutral-12'
      }
    >
      <Icon
        aria-hidden
        className={isError ? 'mt-0.5 size-4 shrink-0 text-danger' : 'mt-0.5 size-4 shrink-0 text-accent'}
      />
      <div className="min-w-0 break-words">{children}</div>
    </div>
  )
}
