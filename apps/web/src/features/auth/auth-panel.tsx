import type { ReactNode } from 'react'

interface AuthPanelProps {
  title: string
  sentence?: ReactNode
  children: ReactNode
}

/** The one column of every screen around signing in. */
export function AuthPanel({ title, sentence, children }: AuthPanelProps) {
  return (
    <div className="grid w-full max-w-sm gap-6">
      <div className="grid gap-2">
        <h1 className="text-32 font-semibold">{title}</h1>
        {sentence !== undefined && (
          <p className="text-14 break-words text-neutral-11 empty:hidden">{sentence}</p>
        )}
      </div>
      {children}
    </div>
  )
}
