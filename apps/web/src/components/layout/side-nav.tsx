import { NavLink } from 'react-router'
import { texts } from '@joinery/contract'
import { classNames } from '../../lib/class-names.ts'
import { ThemeToggle } from '../ui/theme-toggle.tsx'
import { HomeLink } from './home-link.tsx'
import { shellLinks } from './shell-links.ts'
import { ViewerPanel } from './viewer-panel.tsx'
import type { Viewer } from './viewer.ts'

interface SideNavProps {
  viewer: Viewer
  onSignOut: () => void
  onNavigate?: () => void
}

/** The dashboard's side navigation, both as a column and inside the slide-out. */
export function SideNav({ viewer, onSignOut, onNavigate }: SideNavProps) {
  return (
    <div className="flex min-h-full min-w-0 flex-1 flex-col">
      <div className="flex h-14 items-center px-4">
        <HomeLink />
      </div>
      <nav aria-label={texts.layout.shell.label} className="flex-1 px-2 py-2">
        <ul className="grid gap-0.5">
          {shellLinks.map(({ path, label, icon: Icon, isNested }) => (
            <li key={path}>
              <NavLink
                to={path}
                end
                onClick={onNavigate}
                className={classNames(
                  'flex h-9 items-center gap-3 rounded-control px-3 text-14 text-neutral-10 transition-colors pointer-coarse:h-11',
                  'hover:bg-neutral-3 hover:text-neutral-12 active:bg-neutral-4',
                  'aria-[current=page]:bg-neutral-3 aria-[current=page]:font-medium aria-[current=page]:text-neutral-12',
                  isNested && 'ml-7',
                )}
              >
                <Icon aria-hidden className="size-4 shrink-0" />
                {label}
              </NavLink>
            </li>
          ))}
        </ul>
      </nav>
      <div className="flex flex-col gap-3 border-t p-3">
        <ViewerPanel viewer={viewer} onSignOut={onSignOut} />
        <div className="flex items-center justify-between">
          <span className="pl-1 text-12 text-neutral-10">{texts.layout.themeToggle.label}</span>
          <ThemeToggle />
        </div>
      </div>
    </div>
  )
}
