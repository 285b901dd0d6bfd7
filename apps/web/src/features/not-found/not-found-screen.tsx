import { useEffect } from 'react'
import { Link, useLocation } from 'react-router'
import { routes, texts } from '@joinery/contract'
import { buttonClasses } from '../../components/ui/button-classes.ts'
import { EmptyState } from '../../components/ui/empty-state.tsx'
import { OpenJoint } from '../../components/ui/open-joint.tsx'

export function NotFoundScreen() {
  const { pathname } = useLocation()
  useEffect(() => void recordMissing(pathname), [pathname])
  const { heading, sentence, returnHome } = texts.layout.notFound
  return (
    <div data-missing className="page-column flex flex-1 items-center">
      <EmptyState
        drawing={<OpenJoint />}
        heading={heading}
        action={
          <Link to={routes.home.path} className={buttonClasses({ variant: 'primary', size: 'large' })}>
            {returnHome}
          </Link>
        }
      >
        <p>{sentence}</p>
      </EmptyState>
    </div>
  )
}

/** The client comes along only now, so that reading a public page never loads it. */
async function recordMissing(pathname: string) {
  const { recordMissingPage } = await import('./record-missing-page.ts')
  await recordMissingPage(pathname)
}
