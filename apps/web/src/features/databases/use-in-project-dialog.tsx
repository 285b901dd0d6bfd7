import { useState } from 'react'
import { useMutation, useQuery } from '@tanstack/react-query'
import { databaseEndpoints, fillText, projectEndpoints, texts } from '@joinery/contract'
import type { DatabaseConnection, ProjectId } from '@joinery/contract'
import { Button } from '../../components/ui/button.tsx'
import { Dialog } from '../../components/ui/dialog.tsx'
import { FormMessage } from '../../components/ui/form-message.tsx'
import { SelectField } from '../../components/ui/select-field.tsx'
import { call } from '../../lib/api.ts'
import { notify } from '../../lib/notify.ts'

interface UseInProjectDialogProps {
  database: DatabaseConnection
  isOpen: boolean
  onClose: () => void
}

export function UseInProjectDialog({ database, isOpen, onClose }: UseInProjectDialogProps) {
  const { title, sentence } = texts.databases.inProject
  return (
    <Dialog title={title} description={sentence} isOpen={isOpen} onOpenChange={onClose}>
      <ProjectForm database={database} onClose={onClose} />
    </Dialog>
  )
}

function ProjectForm({ database, onClose }: Omit<UseInProjectDialogProps, 'isOpen'>) {
  const { project, noProjects, submit, submitting, succeeded, failed } = texts.databases.inProject
  const { data, error } = useQuery({
    queryKey: ['projects', 'list'],
    queryFn: ({ signal }) => call(projectEndpoints.list, {}, { signal }),
  })
  const [chosen, setChosen] = useState('')
  const target = data?.projects.find(({ id }) => id === chosen) ?? data?.projects[0]
  const writing = useMutation({
    mutationFn: (projectId: ProjectId) =>
      call(databaseEndpoints.addToProject, { projectId, databaseId: database.id }),
    onSuccess({ paths }) {
      void notify.success(fillText(succeeded, { paths: paths.join(', ') }))
      onClose()
    },
  })
  const failure = error ?? writing.error
  return (
    <div className="grid gap-5">
      {data?.projects.length === 0 && <p className="text-14">{noProjects}</p>}
      {target && (
        <SelectField
          label={project}
          name="project"
          value={target.id}
          onChange={(event) => setChosen(event.target.value)}
        >
          {data?.projects.map(({ id, title }) => (
            <option key={id} value={id}>
              {title}
            </option>
          ))}
        </SelectField>
      )}
      {failure && (
        <FormMessage tone="error">
          {failed}. {failure.message}
        </FormMessage>
      )}
      <div className="flex justify-end gap-2">
        <Button onClick={onClose}>{texts.common.actions.cancel}</Button>
        <Button
          variant="primary"
          disabled={!target}
          isLoading={writing.isPending}
          onClick={() => target && writing.mutate(target.id)}
        >
          {writing.isPending ? submitting : submit}
        </Button>
      </div>
    </div>
  )
}
