import { useRef } from 'react'
import { Link } from 'react-router'
import { Menu } from 'lucide-react'
import { texts } from '@joinery/contract'
import { buttonClasses } from '../ui/button-classes.ts'
import { getStartedLink, logInLink, topLinks } from './page-links.ts'

const menuId = 'top-menu'

/**
 * The top navigation on narrow screens. It is the browser's own popover: it opens before our scripts have
 * loaded, closes on Escape or a tap beside it, and costs nothing to download.
 */
export function MobileMenu() {
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
          <div className="mt-2 grid grid-cols-2 gap-2 border-t p-1 pt-3">
            <Link to={logInLink.path} onClick={close} className={buttonClasses({ size: 'large' })}>
              {logInLink.label}
            </Link>
            <Link
              to={getStartedLink.path}
              onClick={close}
              className={buttonClasses({ variant: 'primary', size: 'large' })}
            >
              {getStartedLink.label}
            </Link>
          </div>
        </nav>
      </div>
    </div>
  )
}
