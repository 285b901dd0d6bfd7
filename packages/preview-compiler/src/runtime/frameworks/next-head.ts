import { createElement, Fragment } from 'react'
import type { ReactNode } from 'react'

/** React itself puts titles and such into the head of the document. */
export function Head({ children }: { children?: ReactNode }) {
  return createElement(Fragment, undefined, children)
}
