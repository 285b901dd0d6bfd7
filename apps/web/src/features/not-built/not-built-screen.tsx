import { Link } from 'react-router'
import { fillText, routes, texts } from '@joinery/contract'
import type { RouteName } from '@joinery/contract'
import { Badge } from '../../components/ui/badge.tsx'
import { buttonClasses } from '../../components/ui/button-classes.ts'
import { EmptyState } from '../../components/ui/empty-state.tsx'
import { OpenJoint } from '../../components/ui/open-joint.tsx'
import { pageContents } from './page-contents.ts'

/** Says plainly that a page is still missing, and what it will be. */
export function NotBuiltScreen({ routeName }: { routeName: RouteName }) {
  const { badge, heading, contents, back } = texts.layout.notBuilt
  return (
    <div className="page-column flex flex-1 items-center">
      <EmptyState
        drawing={<OpenJoint />}
        badge={<Badge tone="cedar">{badge}</Badge>}
        heading={fillText(heading, { screen: routes[routeName].title })}
        action={
          <Link to={routes.home.path} className={buttonClasses({ size: 'large' })}>
            {back}
          </Link>
        }
      >
        <dl>
          <dt className="text-13 font-medium text-neutral-11">{contents}</dt>
          <dd className="mt-1">{pageContents[routeName]}</dd>
        </dl>
      </EmptyState>
    </div>
  )
}
