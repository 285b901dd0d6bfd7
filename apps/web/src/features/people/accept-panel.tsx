import type { ReactNode } from 'react'
import { Link } from 'react-router'
import { routes, texts } from '@joinery/contract'
import { buttonClasses } from '../../components/ui/button-classes.ts'
import { FormMessage } from '../../components/ui/form-message.tsx'

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

/** A link that leads nowhere any more says why, and where else to go. */
export function AcceptRefusal({ children }: { children: ReactNode }) {
  return (
    <>
      <FormMessage tone="error">{children}</FormMessage>
      <Link to={routes.home.path} className={buttonClasses({ size: 'large' })}>
        {texts.layout.notFound.returnHome}
      </Link>
    </>
  )
}
