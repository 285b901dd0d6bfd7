import type * as React from 'react'
import type * as ReactClient from 'react-dom/client'
import type * as ReactJsx from 'react/jsx-dev-runtime'

interface Addresses {
  react: string
  client: string
  jsx: string
}

/**
 * Renders something that nobody sees while a page is still being written. A browser compiles functions when they are
 * first called, and most of React's are first called by the first picture: this way that is behind them.
 */
export async function warmReact(addresses: Addresses): Promise<void> {
  const [react, client, jsx]: [typeof React, typeof ReactClient, typeof ReactJsx] = await Promise.all([
    import(/* @vite-ignore */ addresses.react),
    import(/* @vite-ignore */ addresses.client),
    import(/* @vite-ignore */ addresses.jsx),
  ])
  const root = client.createRoot(document.createElement('div'))

  function Sample(): React.ReactNode {
    const [round, setRound] = react.useState(0)
    react.useEffect(() => {
      if (round < rounds) setRound(round + 1)
      else setTimeout(() => root.unmount())
    }, [round])
    return element('main', {
      className: `sample ${round}`,
      children: many(12).map((number) => line(number, round)),
    })
  }

  function Line({ title, round }: { title: string; round: number }): React.ReactNode {
    const [isOpen] = react.useState(true)
    const ref = react.useRef<HTMLElement>(null)
    return element('article', {
      ref,
      style: { order: round },
      'data-round': round,
      children: [
        element('h2', { className: 'title', children: [icon(), ' ', title] }),
        isOpen &&
          element('ul', {
            children: many(3).map((number) => element('li', { children: `${number}` }, number)),
          }),
        element('input', { readOnly: true, value: title }),
        element('button', {
          type: 'button',
          onClick: nothing,
          disabled: round % 2 === 0,
          children: [title, round],
        }),
      ],
    })
  }

  /** As a compiler writes it: children that stand in the source need no keys, a list of them does. */
  const element = (
    type: React.ElementType,
    props: { children?: unknown; [name: string]: unknown },
    key?: number,
  ) => {
    const isStatic = Array.isArray(props.children) && type !== 'main' && type !== 'ul'
    return jsx.jsxDEV(type, props, key === undefined ? undefined : String(key), isStatic)
  }
  const line = (number: number, round: number) => element(Line, { title: `Line ${number}`, round }, number)
  const icon = () =>
    element('svg', { viewBox: '0 0 24 24', strokeWidth: 2, children: element('path', { d: 'M0 0h24' }) })

  root.render(element(Sample, {}))
}

const rounds = 3
const many = (count: number) => Array.from({ length: count }, (_, index) => index)
const nothing = () => undefined
