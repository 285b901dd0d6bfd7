import { createContext } from 'react'

export type Params = Readonly<Record<string, string | readonly string[]>>

/** What the address says about the page that is shown. */
export const RouteContext = createContext<RouteOfPage>({ params: {}, segments: [] })

interface RouteOfPage {
  readonly params: Params
  readonly segments: readonly string[]
  /** As the file of a `pages` folder is called: `/blog/[slug]`. */
  readonly pattern?: string
}

/** Thrown where a page wants another one instead. */
export class Redirection extends Error {
  readonly href: string
  constructor(href: string) {
    super(`NEXT_REDIRECT;${href}`)
    this.href = href
  }
}

/** Thrown where a page finds that it does not exist. */
export class NotFound extends Error {
  constructor() {
    super('NEXT_NOT_FOUND')
  }
}
