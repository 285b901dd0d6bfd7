import { useState } from 'react'
import { useQueryClient } from '@tanstack/react-query'
import { accountKey } from './account-query.ts'
import { account } from './browser-account.ts'

export type TypedName = ReturnType<typeof useTypedName>

/** A name that is typed and not saved yet. It is kept above its field, since the button for all settings saves it too. */
export function useTypedName() {
  const [typed, setTyped] = useState<string>()
  const queryClient = useQueryClient()
  return {
    typed,
    type: (name: string, saved: string) => setTyped(name === saved ? undefined : name),

    /** Says what went wrong, or nothing. */
    async save(name: string): Promise<string | undefined> {
      const trouble = await account.changeName(name)
      if (trouble !== undefined) return trouble
      await queryClient.invalidateQueries({ queryKey: accountKey })
      setTyped(undefined)
      return undefined
    },
  }
}
