import { cloneElement, createElement, isValidElement } from 'react'
import type { AnchorHTMLAttributes, MouseEvent, ReactElement, ReactNode, Ref } from 'react'
import { formatAddress } from './next-address.ts'
import type { Address } from './next-address.ts'
import { navigate } from './next-location.ts'

interface LinkProps extends Omit<AnchorHTMLAttributes<HTMLAnchorElement>, 'href'> {
  href: Address
  replace?: boolean
  scroll?: boolean
  prefetch?: boolean | null
  shallow?: boolean
  passHref?: boolean
  legacyBehavior?: boolean
  locale?: string | false
  ref?: Ref<HTMLAnchorElement>
}

export function Link({ href, replace, onClick, legacyBehavior, ...others }: LinkProps) {
  const rest = dropSettings(others)
  const address = formatAddress(href)
  const inner = legacyBehavior === false ? undefined : findAnchor(rest.children, legacyBehavior === true)
  function follow(event: MouseEvent<HTMLAnchorElement>): void {
    onClick?.(event)
    inner?.props.onClick?.(event)
    const isPlain = event.button === 0 && !event.metaKey && !event.ctrlKey && !event.shiftKey && !event.altKey
    const isOwn = new URL(address, location.href).origin === location.origin
    if (
      event.defaultPrevented ||
      !isPlain ||
      !isOwn ||
      (rest.target !== undefined && rest.target !== '_self')
    )
      return
    event.preventDefault()
    navigate(address, { replaces: replace === true })
  }
  if (inner) return cloneElement(inner, { href: address, onClick: follow })
  return createElement('a', { ...rest, href: address, onClick: follow })
}

type Anchor = ReactElement<AnchorHTMLAttributes<HTMLAnchorElement>>

/** Up to Next.js 12 a link had the anchor inside it, and later ones can be told that it has. */
function findAnchor(children: ReactNode, isTold: boolean): Anchor | undefined {
  if (!isValidElement<AnchorHTMLAttributes<HTMLAnchorElement>>(children)) return undefined
  return isTold || children.type === 'a' ? children : undefined
}

/** What is meant for Next.js and no attribute of a link. */
function dropSettings(properties: object): AnchorHTMLAttributes<HTMLAnchorElement> {
  const entries = Object.entries(properties).filter(([name]) => !settings.has(name))
  return Object.fromEntries(entries)
}

const settings = new Set(['scroll', 'prefetch', 'shallow', 'passHref', 'locale'])
