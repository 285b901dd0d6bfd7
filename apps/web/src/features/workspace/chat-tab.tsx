import { texts } from '@joinery/contract'
import type { Project } from '@joinery/contract'
import { CurrentProjectCard } from './current-project-card.tsx'
import { MissingPart } from './missing-part.tsx'

/** The conversation is still to come; what is known of the project stands beside its place. */
export function ChatTab({ project }: { project: Project | undefined }) {
  return (
    <div className="flex min-h-0 flex-1 flex-col overflow-y-auto lg:flex-row">
      <MissingPart sentence={texts.files.workspace.chatMissing} />
      {project && (
        <aside className="border-neutral-5 p-4 max-lg:border-t lg:w-80 lg:border-l">
          <CurrentProjectCard project={project} />
        </aside>
      )}
    </div>
  )
}
