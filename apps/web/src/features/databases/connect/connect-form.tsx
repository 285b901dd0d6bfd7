import { useRef, useState } from 'react'
import type { SubmitEvent } from 'react'
import { fillText, texts } from '@joinery/contract'
import type { DatabaseConnection } from '@joinery/contract'
import { Button } from '../../../components/ui/button.tsx'
import { FormMessage } from '../../../components/ui/form-message.tsx'
import { TextField } from '../../../components/ui/text-field.tsx'
import { AddressFields } from './address-fields.tsx'
import { useNewestConnection, useSaveDatabase, useTryDatabase } from './connect-database.ts'
import { draftOf, emptyDraft, findProblems, rebaseDraft } from './connection-draft.ts'
import type { ConnectionDraft, Problems } from './connection-draft.ts'
import { TlsFields } from './tls-fields.tsx'

interface ConnectFormProps {
  /** The one to change; a new one without it. */
  connection?: DatabaseConnection
  onConnected: (connection: DatabaseConnection) => void
  onCancel: () => void
}

export function ConnectForm({ connection: opened, onConnected, onCancel }: ConnectFormProps) {
  const { connect, edit } = texts.databases
  const form = useRef<HTMLFormElement>(null)
  // What is kept may change while somebody types; the form goes on from what it began with, until a save meets that.
  const [connection, setConnection] = useState(opened)
  const [news, setNews] = useState<readonly string[]>()
  const [draft, setDraft] = useState(opened ? draftOf(opened) : emptyDraft)
  const [problems, setProblems] = useState<Problems>({})
  const trial = useTryDatabase(connection?.id)
  const connecting = useSaveDatabase(connection)
  const findNewest = useNewestConnection()
  const submitLabel = connection ? edit.submit : connect.submit
  const failure = connecting.error ?? trial.error

  const change = (next: ConnectionDraft) => {
    setDraft(next)
    trial.reset()
    connecting.reset()
    setNews(undefined)
  }

  const isComplete = (isSaving: boolean) => {
    const found = findProblems(draft, { isSaving })
    setProblems(found)
    const [first] = Object.keys(found)
    const field = first === undefined ? undefined : form.current?.elements.namedItem(first)
    if (field instanceof HTMLElement) field.focus()
    return first === undefined
  }

  const submit = (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault()
    trial.reset()
    if (isComplete(true)) connecting.mutate(draft, { onSuccess: onConnected, onError: showNews })
  }

  const showNews = async (error: Error) => {
    const now = connection && (await findNewest(error, connection))
    if (!connection || !now) return
    const overtaken = { before: connection, now }
    setConnection(now)
    setNews(rebaseDraft(draft, overtaken).news)
    setDraft((typed) => rebaseDraft(typed, overtaken).draft)
  }

  const tryOut = () => {
    connecting.reset()
    if (isComplete(false)) trial.mutate(draft)
  }

  return (
    <form ref={form} method="post" noValidate onSubmit={submit} className="grid gap-5">
      <TextField
        label={connect.name}
        name="name"
        maxLength={80}
        autoComplete="off"
        placeholder={connect.namePlaceholder}
        value={draft.name}
        onChange={(event) => change({ ...draft, name: event.target.value })}
        isInvalid={problems.name !== undefined}
        help={problems.name && <span className="text-danger">{problems.name}</span>}
      />
      <AddressFields
        draft={draft}
        problems={problems}
        onChange={change}
        {...(connection && { passwordHelp: edit.passwordHelp })}
      />
      <TlsFields
        draft={draft}
        onChange={change}
        {...(connection?.hasCaCertificate && { caHelp: edit.caHelp })}
      />
      {failure && (
        <FormMessage tone="error">
          {connection ? edit.failed : connect.failed}. {failure.message} {news && tellNews(news)}
        </FormMessage>
      )}
      {trial.data && (
        <FormMessage tone="notice">
          {fillText(connect.tried, { version: trial.data.serverVersion })}
        </FormMessage>
      )}
      <div className="flex flex-wrap justify-end gap-2">
        <Button onClick={onCancel}>{connect.cancel}</Button>
        <Button isLoading={trial.isPending} disabled={connecting.isPending} onClick={tryOut}>
          {trial.isPending ? connect.trying : connect.try}
        </Button>
        <Button type="submit" variant="primary" isLoading={connecting.isPending} disabled={trial.isPending}>
          {connecting.isPending ? connect.submitting : submitLabel}
        </Button>
      </div>
    </form>
  )
}

function tellNews(news: readonly string[]): string {
  const { edit } = texts.databases
  const told = news.length === 0 ? edit.secretNews : fillText(edit.news, { news: news.join(', ') })
  return `${told} ${edit.rebased}`
}
