import { useState } from 'react'
import { FolderInput, Lock, LockOpen, Pencil, Trash2 } from 'lucide-react'
import { texts } from '@joinery/contract'
import type { DatabaseConnection } from '@joinery/contract'
import { Button } from '../../components/ui/button.tsx'
import { Card } from '../../components/ui/card.tsx'
import { SelectField } from '../../components/ui/select-field.tsx'
import { EditDialog } from './edit-dialog.tsx'
import { RemoveDialog } from './remove-dialog.tsx'
import { UseInProjectDialog } from './use-in-project-dialog.tsx'

interface ConnectionCardProps {
  databases: readonly DatabaseConnection[]
  current: DatabaseConnection
  onChoose: (id: string) => void
}

export function ConnectionCard({ databases, current, onChoose }: ConnectionCardProps) {
  const { choose, edit, remove, inProject } = texts.databases
  const [open, setOpen] = useState<'edit' | 'remove' | 'use'>()
  const close = () => setOpen(undefined)
  return (
    <Card className="flex flex-wrap items-end justify-between gap-4 p-4">
      <div className="grid min-w-0 flex-1 basis-72 gap-4 lg:grid-cols-[20rem_1fr] lg:items-end">
        <SelectField
          label={choose}
          name="database"
          value={current.id}
          onChange={(event) => onChoose(event.target.value)}
        >
          {databases.map(({ id, name }) => (
            <option key={id} value={id}>
              {name}
            </option>
          ))}
        </SelectField>
        <ConnectionFacts connection={current} />
      </div>
      <div className="flex flex-wrap gap-2">
        <Button onClick={() => setOpen('use')}>
          <FolderInput aria-hidden className="size-4" />
          {inProject.action}
        </Button>
        <Button onClick={() => setOpen('edit')}>
          <Pencil aria-hidden className="size-4" />
          {edit.action}
        </Button>
        <Button variant="danger" onClick={() => setOpen('remove')}>
          <Trash2 aria-hidden className="size-4" />
          {remove.action}
        </Button>
      </div>
      <EditDialog database={current} isOpen={open === 'edit'} onClose={close} />
      <RemoveDialog database={current} isOpen={open === 'remove'} onClose={close} />
      <UseInProjectDialog database={current} isOpen={open === 'use'} onClose={close} />
    </Card>
  )
}

function ConnectionFacts({ connection }: { connection: DatabaseConnection }) {
  const { serverVersion, host, port, database, username, tls } = connection
  const Icon = tls === 'off' ? LockOpen : Lock
  return (
    <dl className="grid min-w-0 gap-0.5 text-13 text-neutral-10">
      <dt className="font-medium text-neutral-12">{serverVersion}</dt>
      <dd className="font-mono break-all">
        {username}@{host}:{port}/{database}
      </dd>
      <dd className="flex items-center gap-1.5">
        <Icon aria-hidden className="size-3.5 shrink-0" />
        {texts.databases.connect.tlsModes[tls]}
      </dd>
    </dl>
  )
}
