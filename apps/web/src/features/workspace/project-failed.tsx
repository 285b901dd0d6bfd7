import { Link } from 'react-router'
import { routes, texts } from '@joinery/contract'
import { Alert } from '../../components/ui/alert.tsx'
import { buttonClasses } from '../../components/ui/button-classes.ts'
import { Button } from '../../components/ui/button.tsx'
import { ApiError } from '../../lib/api-error.ts'

/** Says why there is no project to work on. One that is not there does not come by trying again. */
export function ProjectFailed({ error, retry }: { error: Error; retry: () => void }) {
  const isMissing = error instanceof ApiError && error.code === 'not-found'
  return (
    <div className="m-auto w-full max-w-md p-4">
      <Alert
        heading={texts.files.workspace.projectFailed}
        action={
          isMissing ? (
            <Link to={routes.projects.path} className={buttonClasses({ variant: 'secondary' })}>
              {texts.files.workspace.toProjects}
            </Link>
          ) : (
            <Button onClick={retry}>{texts.common.actions.retry}</Button>
          )
        }
      >
        {error.message}
      </Alert>
    </div>
  )
}
