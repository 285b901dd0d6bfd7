import { projectSetup, technologyIds } from '@joinery/contract'
import type { ProjectSetup } from '@joinery/contract'
import type { ProjectDraft } from './create-project.ts'

/** What was filled in, or the reason why no project can be made from it. */
export function readDraft(
  form: FormData,
  { titleRequired }: { titleRequired: string },
): { draft: ProjectDraft } | { problem: string } {
  const title = textOf(form.get('title')).trim()
  if (title === '') return { problem: titleRequired }
  const chosen = form.getAll('techStack')
  return {
    draft: {
      title,
      description: textOf(form.get('description')).trim(),
      techStack: technologyIds.filter((id) => chosen.includes(id)),
      setup: readSetup(form),
    },
  }
}

/** Null where no language was chosen. */
function readSetup(form: FormData): ProjectSetup | null {
  const chosen = { language: form.get('language'), framework: form.get('framework') }
  return projectSetup.safeParse(chosen).data ?? null
}

const textOf = (value: FormDataEntryValue | null) => (typeof value === 'string' ? value : '')
