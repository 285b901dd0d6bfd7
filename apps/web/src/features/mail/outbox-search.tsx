import { useState } from 'react'
import type { SubmitEvent } from 'react'
import { texts } from '@joinery/contract'
import { Button } from '../../components/ui/button.tsx'
import { TextField } from '../../components/ui/text-field.tsx'

const words = texts.outbox

interface OutboxSearchProps {
  searched: string
  onSearch: (wanted: string) => void
}

/** Finds mails by whom they were for or what they are about. An emptied field shows all again. */
export function OutboxSearch({ searched, onSearch }: OutboxSearchProps) {
  const [typed, setTyped] = useState(searched)
  const submit = (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault()
    onSearch(typed.trim())
  }
  const type = (text: string) => {
    setTyped(text)
    if (text === '') onSearch('')
  }
  return (
    <search>
      <form method="post" onSubmit={submit} className="flex items-end gap-2">
        <TextField
          type="search"
          label={words.search}
          name="search"
          maxLength={320}
          value={typed}
          onChange={(event) => type(event.target.value)}
          className="max-w-md flex-1"
        />
        <Button type="submit" size="large">
          {words.submit}
        </Button>
      </form>
    </search>
  )
}
