import { Link, NavLink } from 'react-router'
import { texts } from '@joinery/contract'
import { useIsSignedIn } from '../../lib/use-is-signed-in.ts'
import { buttonClasses } from '../ui/button-classes.ts'
import { ConnectLinks } from './connect-links.tsx'
import { HomeLink } from './home-link.tsx'
import { MobileMenu } from './mobile-menu.tsx'
import { topLinks, waysIn } from './page-links.ts'

export function TopNav() {
  const links = waysIn(useIsSignedIn())
  return (
    <header className="sticky top-0 z-30 border-b border-neutral-5 bg-neutral-1">
      <div className="page-column flex h-16 items-center justify-between gap-3">
        <HomeLink isTight />
        <nav aria-label={texts.layout.nav.label} className="hidden flex-1 md:block lg:pl-6">
          <ul className="flex items-center">
            {topLinks.map(({ path, label }) => (
              <li key={path}>
                <NavLink
                  to={path}
                  end
                  className="flex h-10 items-center rounded-control px-1.5 text-14 text-neutral-10 transition-colors hover:text-neutral-12 aria-[current=page]:text-neutral-12 lg:px-3"
                >
                  {label}
                </NavLink>
              </li>
            ))}
          </ul>
        </nav>
        <div className="hidden items-center gap-1 md:flex lg:gap-2">
          <ConnectLinks />
          {links.map(({ path, label }) => (
            <Link
              key={path}
              to={path}
              className={buttonClasses({ variant: path === links.at(-1)?.path ? 'primary' : 'ghost' })}
            >
              {label}
            </Link>
          ))}
        </div>
        <MobileMenu waysIn={links} />
      </div>
    </header>
  )
}
