import type { ComponentType } from 'react'
import { useLocation } from 'react-router'
import { contentClasses, useEnlivened } from './enlivened.ts'
import type { LoadEnliven } from './enlivened.ts'
import type { ScreenProps } from './lazy-screen.tsx'

/** A page that is only read, where it is rendered: when the site is built, and while developing. */
export function writtenContent(Content: ComponentType<ScreenProps>, loadEnliven: LoadEnliven) {
  return function WrittenContent(props: ScreenProps) {
    const { pathname } = useLocation()
    const ref = useEnlivened(loadEnliven, '')
    return (
      <div ref={ref} data-static={pathname} className={contentClasses}>
        <Content {...props} />
      </div>
    )
  }
}
