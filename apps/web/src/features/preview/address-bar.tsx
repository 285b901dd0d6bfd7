import { useId, useState } from 'react'
import { texts } from '@joinery/contract'

interface AddressBarProps {
  path: string
  visited: readonly string[]
  onGo: (path: string) => void
}

/** Where in the app one is. Typing another address and Enter goes there; Escape takes it back. */
export function AddressBar({ path, visited, onGo }: AddressBarProps) {
  const [typed, setTyped] = useState<string>()
  const listId = useId()
  const { address } = texts.preview
  return (
    <form
      className="min-w-0 flex-1"
      onSubmit={(event) => {
        event.preventDefault()
        onGo(typed ?? path)
        setTyped(undefined)
      }}
    >
      <input
        aria-label={address.label}
        value={typed ?? path}
        list={listId}
        spellCheck={false}
        autoCapitalize="none"
        autoComplete="off"
        enterKeyHint="go"
        onFocus={(event) => event.currentTarget.select()}
        onChange={(event) => setTyped(event.currentTarget.value)}
        onBlur={() => setTyped(undefined)}
        onKeyDown={(event) => {
          if (event.key === 'Escape') setTyped(undefined)
        }}
        className="h-9 w-full min-w-0 rounded-control border border-neutral-6 bg-neutral-1 px-3 font-mono text-12 text-neutral-11 transition-colors hover:border-neutral-7 focus:text-neutral-12 pointer-coarse:h-11 pointer-coarse:text-16"
      />
      <datalist id={listId} aria-label={address.visited}>
        {visited.map((each) => (
          <option key={each} value={each} aria-label={each} />
        ))}
      </datalist>
    </form>
  )
}
