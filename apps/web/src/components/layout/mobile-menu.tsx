import { useRef } from 'react'
import { Link } from 'react-router'
import { Menu } from 'lucide-react'
import { texts } from '@joinery/contract'
import { buttonClasses } from '../ui/button-classes.ts'
import { topLinks } from './page-links.ts'
import type { PageLink } from './page-links.ts'

const menuId = 'top-menu'

/**
 * The top navigation on narrow screens. It is the browser's own popover: it opens before our scripts have
 * loaded, closes on Escape or a tap beside it, and costs nothing to download.
 */
export function MobileMenu({ waysIn }: { waysIn: readonly PageLink[] }) {
  const menu = useRef<HTMLDivElement>(null)
  const close = () => menu.current?.hidePopover()
  return (
    <div className="md:hidden">
      <button
        type="button"
        popoverTarget={menuId}
        aria-label={texts.layout.nav.openMenu}
        className={buttonClasses({ variant: 'secondary', size: 'icon' })}
      >
        <Menu aria-hidden className="size-4" />
      </button>
      <div
        ref={menu}
        id={menuId}
        popover="auto"
        className="inset-x-4 top-18 bottom-auto m-0 w-auto rounded-card border border-neutral-6 bg-neutral-1 p-2 text-neutral-12 shadow-float open:animate-appear"
      >
        <nav aria-label={texts.layout.nav.label}>
          <ul>
            {topLinks.map(({ path, label }) => (
              <li key={path}>
                <Link
                  to={path}
                  onClick={close}
                  className="flex h-11 items-center rounded-control px-3 text-16 hover:bg-neutral-3 active:bg-neutral-4"
                >
                  {label}
                </Link>
              </li>
            ))}
          </ul>
          <div className="mt-2 grid auto-cols-fr grid-flow-col gap-2 border-t p-1 pt-3">
            {waysIn.map(({ path, label }) => (
              <Link
                key={path}
                to={path}
                onClick={close}
                className={buttonClasses({
                  variant: path === waysIn.at(-1)?.path ? 'primary' : 'secondary',
                  size: 'large',
                })}
              >
                {label}
              </Link>
            ))}
          </div>
        </nav>
      </div>
    </div>
  )
}
