import { useQuery } from '@tanstack/react-query'
import { Link } from 'react-router'
import { routes, texts } from '@joinery/contract'
import type { ProjectId } from '@joinery/contract'
import { Alert } from '../../components/ui/alert.tsx'
import { buttonClasses } from '../../components/ui/button-classes.ts'
import { ApiError } from '../../lib/api-error.ts'
import { NoPreview } from './no-preview.tsx'
import { openedPreviewQuery } from './opened-preview-query.ts'
import type { OpenedPreview } from './opened-preview-query.ts'
import { PreviewFrame } from './preview-frame.tsx'
import { PreviewPending } from './preview-pending.tsx'
import { usePreviewSession } from './use-preview-session.ts'

/** The app of a project and nothing else. */
export function PreviewPage({ projectId }: { projectId: ProjectId | undefined }) {
  if (!projectId) return <NothingToShow sentence={texts.preview.noProject} />
  return <ProjectPreview projectId={projectId} />
}

function NothingToShow({ sentence }: { sentence: string }) {
  return (
    <div className="m-auto flex flex-col items-center">
      <NoPreview sentence={sentence} heading="h1" />
      <Link to={routes.projects.path} className={buttonClasses({ variant: 'primary' })}>
        {texts.files.workspace.openProjects}
      </Link>
    </div>
  )
}

function ProjectPreview({ projectId }: { projectId: ProjectId }) {
  const { data, error } = useQuery(openedPreviewQuery(projectId, 0))
  if (error instanceof ApiError && error.code === 'not-found') {
    return <NothingToShow sentence={error.message} />
  }
  if (error) {
    return (
      <div className="m-auto w-full max-w-md p-4">
        <Alert heading={texts.preview.noUrl}>{error.message}</Alert>
      </div>
    )
  }
  if (!data) return <PreviewPending />
  return <WholeFrame key={data.url} projectId={projectId} opened={data} />
}

function WholeFrame({ projectId, opened }: { projectId: ProjectId; opened: OpenedPreview }) {
  const { session, state } = usePreviewSession({ projectId, opened })
  const isEmpty = !opened.hasPreview && !state.hasSpoken
  return (
    <>
      {!isEmpty && <h1 className="sr-only">{texts.preview.frameTitle}</h1>}
      <PreviewFrame
        frameRef={session.attach}
        url={opened.url}
        device="full"
        isCovered={isEmpty}
        onLoad={() => undefined}
      />
      {isEmpty && (
        <div className="absolute inset-0 flex bg-neutral-1">
          <NoPreview sentence={texts.preview.emptySentence} heading="h1" />
        </div>
      )}
    </>
  )
}
