import { useState } from 'react'
import type { ReactNode, SubmitEvent } from 'react'
import { texts } from '@joinery/contract'
import { Button } from '../../components/ui/button.tsx'
import { FormMessage } from '../../components/ui/form-message.tsx'

interface ConnectFormProps {
  isPending: boolean
  error: Error | null
  /** Sends the form, or says what is wrong with it. */
  onSubmit: (entered: FormData) => string | undefined
  onCancel: () => void
  children: ReactNode
}

/** The frame of every form that connects a service: fields, what went wrong, and the two buttons. */
export function ConnectForm({ isPending, error, onSubmit, onCancel, children }: ConnectFormProps) {
  const [problem, setProblem] = useState<string>()
  const { connect, connecting } = texts.integrations
  const trouble = problem ?? error?.message

  const submit = (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault()
    // The dialog lies inside the form of the settings, as far as React is concerned.
    event.stopPropagation()
    const form = event.currentTarget
    const found = onSubmit(new FormData(form))
    setProblem(found)
    if (found) form.querySelector<HTMLElement>('input, textarea')?.focus()
  }

  return (
    <form method="post" noValidate onSubmit={submit} className="grid gap-5">
      {children}
      {trouble && !isPending && <FormMessage tone="error">{trouble}</FormMessage>}
      <div className="flex justify-end gap-2">
        <Button onClick={onCancel}>{texts.common.actions.cancel}</Button>
        <Button type="submit" variant="primary" isLoading={isPending}>
          {isPending ? connecting : connect}
        </Button>
      </div>
    </form>
  )
}

/** What was typed into a field, without the space around it. */
export function enteredText(entered: FormData, name: string): string {
  const value = entered.get(name)
  return typeof value === 'string' ? value.trim() : ''
}
