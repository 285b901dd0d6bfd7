import { useNavigate } from 'react-router'
import { routes, texts } from '@joinery/contract'
import type { Project } from '@joinery/contract'
import { Dialog } from '../../components/ui/dialog.tsx'
import { UpgradeNotice } from '../../components/ui/upgrade-notice.tsx'
import { notify } from '../../lib/notify.ts'
import { useCreateProject } from './create-project.ts'
import { CreateProjectForm } from './create-project-form.tsx'
import { isPlanLimit } from './is-plan-limit.ts'
import { writeStarterPrompt } from './write-starter-prompt.ts'

interface CreateProjectDialogProps {
  isOpen: boolean
  onOpenChange: (isOpen: boolean) => void
  /** Why the plan allows no further project, where that is known. */
  limit: string | undefined
  /** What to say where there is no title: the list of projects has words of its own. */
  titleRequired?: string
}

/** Creates a project and goes on to the chat with a first prompt. */
export function CreateProjectDialog(props: CreateProjectDialogProps) {
  const { isOpen, onOpenChange, limit, titleRequired = texts.projects.create.nameRequired } = props
  const { title, succeeded, failed } = texts.projects.create
  const navigate = useNavigate()
  const { mutate, reset, isPending, error } = useCreateProject()

  const changeOpen = (willBeOpen: boolean) => {
    reset()
    onOpenChange(willBeOpen)
  }
  const goOn = (project: Project) => {
    onOpenChange(false)
    void notify.success(succeeded)
    void navigate({ pathname: routes.chat.path, search: searchFor(project) })
  }

  return (
    <Dialog title={title} isOpen={isOpen} onOpenChange={changeOpen}>
      {limit !== undefined && !isPending ? (
        <UpgradeNotice>{limit}</UpgradeNotice>
      ) : (
        <CreateProjectForm
          isPending={isPending}
          titleRequired={titleRequired}
          refusal={error ? { message: error.message, isPlanLimit: isPlanLimit(error) } : undefined}
          onCreate={(draft) => mutate(draft, { onSuccess: goOn, onError: () => void notify.echo(failed) })}
          onCancel={() => changeOpen(false)}
        />
      )}
    </Dialog>
  )
}

const searchFor = (project: Project) =>
  new URLSearchParams({ projectId: project.id, projectPrompt: writeStarterPrompt(project) }).toString()
