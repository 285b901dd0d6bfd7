import { useEffect } from 'react'

interface ScriptProps {
  src?: string
  children?: string
  dangerouslySetInnerHTML?: { __html: string }
  /** When Next.js would load it. Here the page is there already. */
  strategy?: string
  onLoad?: () => void
  onReady?: () => void
  onError?: () => void
  /** `id`, `type`, `data-…` and the other attributes of a script. */
  [attribute: string]: unknown
}

/** A script that runs after the page is there, whatever it asks for. One that is data only stands there. */
export function Script(properties: ScriptProps): null {
  const { src, children, dangerouslySetInnerHTML, strategy: _strategy, ...rest } = properties
  const { onLoad, onReady, onError, ...attributes } = rest
  const { ['__html']: html } = dangerouslySetInnerHTML ?? {}
  const text = children ?? html ?? ''
  const written = JSON.stringify(attributes)
  useEffect(() => {
    const script = document.createElement('script')
    for (const [name, value] of readAttributes(written)) script.setAttribute(name, value)
    if (src !== undefined) script.src = src
    script.textContent = text
    if (onLoad) script.addEventListener('load', onLoad)
    if (onReady) script.addEventListener('load', onReady)
    if (onError) script.addEventListener('error', onError)
    document.body.append(script)
    if (src === undefined) onReady?.()
    return () => script.remove()
  }, [src, text, written, onLoad, onReady, onError])
  return null
}

function readAttributes(written: string): [string, string][] {
  const attributes: unknown = JSON.parse(written)
  return Object.entries(attributes ?? {}).flatMap(([name, value]: [string, unknown]): [string, string][] => {
    if (value === true) return [[name.toLowerCase(), '']]
    return typeof value === 'string' || typeof value === 'number' ? [[name.toLowerCase(), `${value}`]] : []
  })
}
