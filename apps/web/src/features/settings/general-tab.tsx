import { Link } from 'react-router'
import { routes, texts } from '@joinery/contract'
import { CheckboxField } from '../../components/ui/checkbox-field.tsx'
import { TextField } from '../../components/ui/text-field.tsx'
import { textLinkClasses } from '../../components/ui/text-link-classes.ts'
import type { ProjectDraft } from './settings-draft.ts'

interface GeneralTabProps {
  project: ProjectDraft | undefined
  onChange: (facts: Partial<ProjectDraft>) => void
}

const words = texts.settings.general

/** The current project's name and badge. Without a project there is nothing to change yet. */
export function GeneralTab({ project, onChange }: GeneralTabProps) {
  return (
    <div className="grid max-w-lg gap-5">
      <p className="text-13 break-words text-neutral-10">
        {project ? words.ofProject : words.noProject}{' '}
        {!project && (
          <Link to={routes.projects.path} className={textLinkClasses}>
            {words.createProject}
          </Link>
        )}
      </p>
      <TextField
        label={words.projectName}
        name="projectName"
        autoComplete="off"
        maxLength={120}
        disabled={!project}
        value={project?.title ?? words.defaultProjectName}
        onChange={(event) => onChange({ title: event.target.value })}
      />
      <CheckboxField
        name="showsBadge"
        disabled={!project}
        checked={project?.showsBadge ?? true}
        onChange={(event) => onChange({ showsBadge: event.target.checked })}
      >
        <span className="block text-neutral-12">{words.showBadge}</span>
        <span className="block text-13 text-neutral-10">{words.badgeHelp}</span>
      </CheckboxField>
    </div>
  )
}
