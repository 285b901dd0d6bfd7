import type { ReactNode } from 'react'
import { texts } from '@joinery/contract'

/** The one column of the screen behind an invitation's link. */
export function AcceptPanel({ sentence, children }: { sentence?: string; children: ReactNode }) {
  return (
    <div className="grid w-full max-w-sm gap-6">
      <div className="grid gap-2">
        <h1 className="text-32 font-semibold">{texts.invitationLink.title}</h1>
        {sentence && <output className="text-16 wrap-anywhere text-neutral-11">{sentence}</output>}
      </div>
      {children}
    </div>
  )
}

export function AcceptPending() {
  return (
    <AcceptPanel>
      <output className="text-14 text-neutral-10">{texts.common.loading}</output>
    </AcceptPanel>
  )
}
