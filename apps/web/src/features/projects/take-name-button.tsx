import { fillText, texts } from '@joinery/contract'
import type { Project } from '@joinery/contract'
import { Button } from '../../components/ui/button.tsx'
import { isNamedAfterDay } from './is-named-after-day.ts'
import { useRenameProject } from './rename-project.ts'

interface TakeNameButtonProps {
  project: Project
  /** What it could be called. */
  name: string | undefined
}

/** One press instead of typing what is known already. Nothing where somebody has named the project. */
export function TakeNameButton({ project, name }: TakeNameButtonProps) {
  const { mutate, isPending } = useRenameProject()
  if (name === undefined || name.length > maxLength || !isNamedAfterDay(project)) return null
  const sentence = fillText(texts.projects.rename.take, { name })
  return (
    <Button
      className="mt-2 max-w-full justify-self-start"
      title={sentence}
      disabled={isPending}
      onClick={() => mutate({ projectId: project.id, title: name })}
    >
      <span className="truncate" dir="auto">
        {sentence}
      </span>
    </Button>
  )
}

/** As long as a title may be. */
const maxLength = 120
