import { useEffect, useState } from 'react'
import type { RefObject } from 'react'

/** Shows an element alone on the screen. Where the browser cannot do that it fills the window instead. */
export function useFullscreen(element: RefObject<HTMLElement | null>) {
  const [mode, setMode] = useState<'off' | 'screen' | 'window'>('off')

  useEffect(() => {
    const follow = () => setMode(document.fullscreenElement === element.current ? 'screen' : 'off')
    document.addEventListener('fullscreenchange', follow)
    return () => document.removeEventListener('fullscreenchange', follow)
  }, [element])

  useEffect(() => {
    if (mode !== 'window') return undefined
    const leave = ({ key }: KeyboardEvent) => {
      if (key === 'Escape') setMode('off')
    }
    window.addEventListener('keydown', leave)
    return () => window.removeEventListener('keydown', leave)
  }, [mode])

  return {
    isOn: mode !== 'off',
    /** True where the element itself has to cover the window. */
    coversWindow: mode === 'window',
    async toggle() {
      if (mode === 'screen') return document.exitFullscreen()
      if (mode === 'window') return setMode('off')
      try {
        await element.current?.requestFullscreen()
      } catch {
        setMode('window')
      }
    },
  }
}
