import { useEffect } from 'react'

interface ScriptProps {
  src?: string
  id?: string
  children?: string
  dangerouslySetInnerHTML?: { __html: string }
  onLoad?: () => void
}

/** A script that runs after the page is there, whatever it asks for. */
export function Script({ src, children, dangerouslySetInnerHTML, onLoad }: ScriptProps): null {
  const { ['__html']: html } = dangerouslySetInnerHTML ?? {}
  const text = children ?? html ?? ''
  useEffect(() => {
    const script = document.createElement('script')
    if (src !== undefined) script.src = src
    script.textContent = text
    if (onLoad) script.addEventListener('load', onLoad)
    document.body.append(script)
    return () => script.remove()
  }, [src, text, onLoad])
  return null
}
