import type { ComponentType } from 'react'
import { contentClasses, useEnlivened } from './enlivened.ts'
import type { LoadEnliven } from './enlivened.ts'
import type { ScreenProps } from './lazy-screen.tsx'

/** A page that is only read, where it is rendered: when the site is built, and while developing. */
export function writtenContent(Content: ComponentType<ScreenProps>, loadEnliven: LoadEnliven) {
  return function WrittenContent(props: ScreenProps) {
    const ref = useEnlivened(loadEnliven, '')
    return (
      <div ref={ref} data-static className={contentClasses}>
        <Content {...props} />
      </div>
    )
  }
}
