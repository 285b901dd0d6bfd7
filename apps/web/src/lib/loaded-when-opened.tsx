import { useEffect, useState } from 'react'
import type { ComponentType } from 'react'

interface OpenedProps {
  isOpen: boolean
  onOpenChange: (isOpen: boolean) => void
}

/**
 * Something that is opened by a press: its code is loaded with the first sign of somebody at the page, so it is there when
 * it is wanted, and a page that is only looked at does without. Where it cannot be loaded, it stays closed.
 */
export function loadedWhenOpened<Props extends OpenedProps>(load: () => Promise<ComponentType<Props>>) {
  let Loaded: ComponentType<Props> | undefined
  let loading: Promise<void> | undefined
  const begin = () => {
    loading ??= load().then(
      (component) => void (Loaded = component),
      (error: unknown) => {
        loading = undefined
        throw error
      },
    )
    return loading
  }

  return function LoadedWhenOpened(props: Props) {
    const { isOpen, onOpenChange } = props
    const [isLoaded, setIsLoaded] = useState(Loaded !== undefined)
    useEffect(() => onFirstSign(() => void begin().catch(() => undefined)), [])
    useEffect(() => {
      if (!isOpen || isLoaded) return
      begin().then(
        () => setIsLoaded(true),
        () => onOpenChange(false),
      )
    }, [isOpen, isLoaded, onOpenChange])
    return Loaded && isLoaded ? <Loaded {...props} /> : null
  }
}

function onFirstSign(act: () => void): () => void {
  const leaving = new AbortController()
  const notice = () => {
    leaving.abort()
    act()
  }
  for (const kind of ['pointermove', 'pointerdown', 'keydown'])
    document.addEventListener(kind, notice, { passive: true, signal: leaving.signal })
  return () => leaving.abort()
}
