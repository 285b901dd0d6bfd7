import { useSearchParams } from 'react-router'

/** Words that an address brings along once. They are taken out, so that a reload does not repeat what they asked for. */
export function useParameters() {
  const [params, setParams] = useSearchParams()
  const drop = (...names: string[]) => {
    // Two hooks may drop theirs in the same moment, before either has rendered again: the address knows both.
    const rest = new URLSearchParams(window.location.search)
    for (const name of names) rest.delete(name)
    setParams(rest, { replace: true })
  }
  return { params, drop }
}
