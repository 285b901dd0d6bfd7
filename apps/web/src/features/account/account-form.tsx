import { useState } from 'react'
import type { ReactNode, SubmitEvent } from 'react'
import { useQueryClient } from '@tanstack/react-query'
import { Button } from '../../components/ui/button.tsx'
import { FormMessage } from '../../components/ui/form-message.tsx'
import { notify } from '../../lib/notify.ts'
import { accountKey } from './account-query.ts'

interface AccountFormProps {
  submitLabel: string
  /** Returns what went wrong, or nothing. */
  onSubmit: (read: (name: string) => string) => Promise<string | undefined>
  /** What to say when it is done, if there is anything to say. */
  done?: string
  children: ReactNode
}

/** A small form that saves one thing of the account, and says inline what went wrong. */
export function AccountForm({ submitLabel, onSubmit, done, children }: AccountFormProps) {
  const [trouble, setTrouble] = useState<string>()
  const [isPending, setIsPending] = useState(false)
  const queryClient = useQueryClient()

  const submit = async (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault()
    const form = new FormData(event.currentTarget)
    setIsPending(true)
    const failure = await onSubmit((name) => textOf(form.get(name)))
    setIsPending(false)
    setTrouble(failure)
    if (failure !== undefined) return
    await queryClient.invalidateQueries({ queryKey: accountKey })
    if (done !== undefined) await notify.success(done)
  }

  return (
    <form method="post" noValidate onSubmit={(event) => void submit(event)} className="grid gap-4">
      {children}
      {trouble && <FormMessage tone="error">{trouble}</FormMessage>}
      <Button type="submit" isLoading={isPending} className="justify-self-start">
        {submitLabel}
      </Button>
    </form>
  )
}

const textOf = (value: FormDataEntryValue | null) => (typeof value === 'string' ? value : '')
