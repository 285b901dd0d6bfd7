import { Children, createElement, Fragment, isValidElement } from 'react'
import type { ReactNode } from 'react'

/** React itself puts titles and such into the head of the document. A title has to be one text for that. */
export function Head({ children }: { children?: ReactNode }) {
  return createElement(Fragment, undefined, Children.map(children, joinTitle))
}

function joinTitle(child: ReactNode): ReactNode {
  if (!isValidElement<{ children?: ReactNode }>(child)) return child
  if (child.type === Fragment) return createElement(Head, { key: child.key }, child.props.children)
  if (child.type !== 'title') return child
  const text = Children.toArray(child.props.children)
    .filter((part) => typeof part === 'string' || typeof part === 'number')
    .join('')
  return createElement('title', { key: child.key }, text)
}
