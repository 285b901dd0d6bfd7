import { Link } from 'react-router'
import { texts } from '@joinery/contract'
import { ThemeToggle } from '../ui/theme-toggle.tsx'
import { HomeLink } from './home-link.tsx'
import { footerColumns } from './page-links.ts'

interface FooterProps {
  /** A page whose skin overrules the theme offers no theme to choose. */
  hasThemeToggle: boolean
}

export function Footer({ hasThemeToggle }: FooterProps) {
  return (
    <footer className="border-t border-neutral-5 bg-neutral-1">
      <div className="page-column grid gap-x-8 gap-y-10 py-12 lg:grid-cols-[2fr_3fr]">
        <div className="flex flex-col items-start gap-3">
          <HomeLink />
          <p className="max-w-xs text-14 text-neutral-10">{texts.common.tagline}</p>
          {hasThemeToggle && (
            <div className="pt-2">
              <ThemeToggle />
            </div>
          )}
        </div>
        <nav
          aria-label={texts.layout.footer.label}
          className="grid grid-cols-2 gap-x-8 gap-y-10 sm:grid-cols-3"
        >
          {footerColumns.map(({ heading, links }) => (
            <div key={heading}>
              <h2 className="text-13 font-semibold text-neutral-12">{heading}</h2>
              <ul className="mt-3">
                {links.map(({ path, label }) => (
                  <li key={label}>
                    <Link
                      to={path}
                      className="inline-flex h-9 items-center rounded-control text-14 text-neutral-10 transition-colors hover:text-neutral-12 pointer-coarse:h-10"
                    >
                      {label}
                    </Link>
                  </li>
                ))}
              </ul>
            </div>
          ))}
        </nav>
      </div>
    </footer>
  )
}
