import { createElement } from 'react'
import type { AnchorHTMLAttributes, MouseEvent, Ref } from 'react'
import { navigate } from './next-location.ts'

interface LinkProps extends Omit<AnchorHTMLAttributes<HTMLAnchorElement>, 'href'> {
  href: string | { pathname?: string; query?: Record<string, string>; hash?: string }
  replace?: boolean
  scroll?: boolean
  prefetch?: boolean | null
  shallow?: boolean
  passHref?: boolean
  legacyBehavior?: boolean
  locale?: string | false
  ref?: Ref<HTMLAnchorElement>
}

export function Link({ href, replace, onClick, ...others }: LinkProps) {
  const rest = dropSettings(others)
  const address = typeof href === 'string' ? href : formatAddress(href)
  function follow(event: MouseEvent<HTMLAnchorElement>): void {
    onClick?.(event)
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
  return createElement('a', { ...rest, href: address, onClick: follow })
}

function formatAddress({ pathname = '', query = {}, hash = '' }: Exclude<LinkProps['href'], string>): string {
  const search = new URLSearchParams(query).toString()
  return `${pathname}${search === '' ? '' : `?${search}`}${hash}`
}

/** What is meant for Next.js and no attribute of a link. */
function dropSettings(properties: object): AnchorHTMLAttributes<HTMLAnchorElement> {
  const entries = Object.entries(properties).filter(([name]) => !settings.has(name))
  return Object.fromEntries(entries)
}

const settings = new Set(['scroll', 'prefetch', 'shallow', 'passHref', 'legacyBehavior', 'locale'])
