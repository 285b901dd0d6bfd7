import { createElement } from 'react'
import type { CSSProperties, ImgHTMLAttributes, Ref } from 'react'

interface ImageProps extends Omit<ImgHTMLAttributes<HTMLImageElement>, 'src'> {
  src: string | { src: string; width?: number; height?: number } | { default: { src: string } }
  fill?: boolean
  priority?: boolean
  quality?: number | string
  placeholder?: string
  blurDataURL?: string
  unoptimized?: boolean
  loader?: unknown
  onLoadingComplete?: unknown
  ref?: Ref<HTMLImageElement>
}

/** A picture as it is: nothing makes smaller copies of it here. */
export function Image({ src, fill, priority, ...others }: ImageProps) {
  const rest = dropSettings(others)
  const style: CSSProperties = fill === true ? { ...fillStyle, ...rest.style } : { ...rest.style }
  return createElement('img', {
    ...rest,
    src: addressOf(src),
    style,
    loading: priority === true ? 'eager' : 'lazy',
  })
}

const fillStyle: CSSProperties = { position: 'absolute', inset: 0, width: '100%', height: '100%' }

function addressOf(src: ImageProps['src']): string {
  if (typeof src === 'string') return src
  return 'default' in src ? src.default.src : src.src
}

/** What is meant for Next.js and no attribute of a picture. */
function dropSettings(properties: object): ImgHTMLAttributes<HTMLImageElement> {
  const entries = Object.entries(properties).filter(([name]) => !settings.has(name))
  return Object.fromEntries(entries)
}

const settings = new Set([
  'quality',
  'placeholder',
  'blurDataURL',
  'unoptimized',
  'loader',
  'onLoadingComplete',
])
