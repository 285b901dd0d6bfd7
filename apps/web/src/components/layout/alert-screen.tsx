import type { ReactNode } from 'react'
import { texts } from '@joinery/contract'

/** A whole window that holds nothing but an alert. */
export function AlertScreen({ children }: { children: ReactNode }) {
  return (
    <main className="flex min-h-dvh items-center justify-center bg-neutral-1 p-4 text-neutral-12">
      <h1 className="sr-only">{texts.common.productName}</h1>
      <div className="w-full max-w-md">{children}</div>
    </main>
  )
}
