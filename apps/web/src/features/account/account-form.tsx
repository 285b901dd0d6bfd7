import { useState } from 'react'
import type { ReactNode, SubmitEvent } from 'react'
import { useQueryClient } from '@tanstack/react-query'
import { Button } from '../../components/ui/button.tsx'
import { FormMessage } from '../../components/ui/form-message.tsx'
import { notify } from '../../lib/notify.ts'
import { accountKey } from './account-query.ts'

interface AccountFormProps {
  submitLabel: string
  /** Whether something is lost for good by it. */
  isDestructive?: boolean
  /** Returns what went wrong, or nothing. */
  onSubmit: (read: (name: string) => string) => Promise<string | undefined>
  /** What to say when it is done, if there is anything to say. */
  done?: string
  /** Gives up what the form is about. */
  cancel?: { label: string; onCancel: () => void }
  children?: ReactNode
}

/** A small form that saves one thing of the account, and says inline what went wrong. */
export function AccountForm(props: AccountFormProps) {
  const { submitLabel, isDestructive = false, onSubmit, done, cancel, children } = props
  const [trouble, setTrouble] = useState<string>()
  const [isPending, setIsPending] = useState(false)
  const queryClient = useQueryClient()

  const submit = async (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault()
    const { currentTarget } = event
    const form = new FormData(currentTarget)
    setIsPending(true)
    const failure = await onSubmit((name) => textOf(form.get(name)))
    setIsPending(false)
    setTrouble(failure)
    if (failure !== undefined) return focusFirst(currentTarget)
    await queryClient.invalidateQueries({ queryKey: accountKey })
    if (done !== undefined) await notify.success(done)
  }

  return (
    <form method="post" noValidate onSubmit={(event) => void submit(event)} className="grid gap-4">
      {children}
      {trouble && <FormMessage tone="error">{trouble}</FormMessage>}
      <div className="flex flex-wrap gap-2">
        <Button type="submit" variant={isDestructive ? 'danger' : 'secondary'} isLoading={isPending}>
          {submitLabel}
        </Button>
        {cancel && (
          <Button variant="ghost" onClick={cancel.onCancel}>
            {cancel.label}
          </Button>
        )}
      </div>
    </form>
  )
}

const textOf = (value: FormDataEntryValue | null) => (typeof value === 'string' ? value : '')

/** Puts the reader where something is to be corrected: at the first empty field, or at the first of all. */
function focusFirst(form: HTMLFormElement) {
  const inputs = [...form.querySelectorAll('input')]
  const field = inputs.find(({ value }) => value === '') ?? inputs[0]
  field?.focus()
}
