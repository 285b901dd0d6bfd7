import { createElement } from 'react'

/** `next/error`: the page that says what went wrong. */
export function ErrorPage({ statusCode = 404, title }: { statusCode?: number; title?: string }) {
  const sentence = title ?? (statusCode === 404 ? 'This page could not be found' : 'Something went wrong')
  return createElement(
    'main',
    { style: { padding: '4rem', textAlign: 'center' } },
    `${statusCode} ${sentence}.`,
  )
}
