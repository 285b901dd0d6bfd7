import { useState } from 'react'
import type { Ref } from 'react'
import { fillText, texts } from '@joinery/contract'
import type { Project } from '@joinery/contract'
import { Button } from '../../components/ui/button.tsx'
import { UpgradeNotice } from '../../components/ui/upgrade-notice.tsx'
import { notify } from '../../lib/notify.ts'
import { useDeleteProject } from './delete-project.ts'
import { useDuplicateProject } from './duplicate-project.ts'
import { isPlanLimit } from './is-plan-limit.ts'
import { ProjectCard } from './project-card.tsx'
import { projectGridClasses } from './project-grid-classes.ts'
import { ProjectMenu } from './project-menu.tsx'
import { useRenameProject } from './rename-project.ts'

/** As many as are looked through; a thousand cards at once would keep the page from answering. */
const pageSize = 60

interface ProjectGridProps {
  listRef: Ref<HTMLUListElement>
  projects: readonly Project[]
  /** Hears which one is about to go. */
  onRemove: (index: number) => void
}

/** The projects as cards, with what can be done to each. */
export function ProjectGrid({ listRef, projects, onRemove }: ProjectGridProps) {
  const { mutate: rename } = useRenameProject()
  const { mutate: remove } = useDeleteProject()
  const { mutate: duplicate, isPending: isDuplicating, error } = useDuplicateProject()
  const { create, duplicate: duplication, showMore } = texts.projects
  const [shown, setShown] = useState(pageSize)

  const copy = (project: Project) =>
    duplicate(project.id, {
      onSuccess: ({ title }) => void notify.success(fillText(create.succeededNamed, { title })),
      onError: (failure) => !isPlanLimit(failure) && void notify.error(duplication.failed, failure.message),
    })

  return (
    <>
      {isPlanLimit(error) && <UpgradeNotice>{error.message}</UpgradeNotice>}
      <ul ref={listRef} className={projectGridClasses}>
        {projects.slice(0, shown).map((project, index) => (
          <li key={project.id} className="flex min-w-0">
            <ProjectCard
              project={project}
              menu={
                <ProjectMenu
                  project={project}
                  isDuplicating={isDuplicating}
                  onRename={(title) => rename({ projectId: project.id, title })}
                  onDuplicate={() => copy(project)}
                  onDelete={(confirmation) => {
                    onRemove(index)
                    remove({ projectId: project.id, confirmation })
                  }}
                />
              }
            />
          </li>
        ))}
      </ul>
      {projects.length > shown && (
        <Button className="self-center" onClick={() => setShown(shown + pageSize)}>
          {showMore}
        </Button>
      )}
    </>
  )
}
