import type { ReactNode } from 'react'
import { texts } from '@joinery/contract'
import { Alert } from './alert.tsx'
import { Button } from './button.tsx'

interface LoadedProps<Data> {
  query: {
    data: Data | undefined
    error: Error | null
    isFetching: boolean
    refetch: () => Promise<unknown>
  }
  /** Says what could not be loaded. */
  failure: string
  /** Takes the room of what is on its way. */
  waiting: ReactNode
  children: (data: Data) => ReactNode
}

/** What a query brought. Until then its place is held, and if it fails one can try again. */
export function Loaded<Data>({ query, failure, waiting, children }: LoadedProps<Data>) {
  const { data, error, isFetching, refetch } = query
  if (data !== undefined) return children(data)
  if (!error) return waiting
  return (
    <Alert
      heading={failure}
      action={
        <Button isLoading={isFetching} onClick={() => void refetch()}>
          {texts.common.actions.retry}
        </Button>
      }
    >
      {error.message}
    </Alert>
  )
}
