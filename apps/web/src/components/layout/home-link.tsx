import { Link } from 'react-router'
import { routes, texts } from '@joinery/contract'
import { Mark } from './mark.tsx'

interface HomeLinkProps {
  /** Where room is short, the mark alone is seen. */
  isTight?: boolean
}

export function HomeLink({ isTight = false }: HomeLinkProps) {
  return (
    <Link
      to={routes.home.path}
      className="flex h-10 shrink-0 items-center gap-2.5 rounded-control text-16 font-semibold tracking-tight"
    >
      <Mark />
      <span className={isTight ? 'md:max-lg:sr-only' : undefined}>{texts.common.productName}</span>
    </Link>
  )
}
