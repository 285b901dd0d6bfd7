/** One page as it is rendered once, when the web application is built. */
export interface RenderedPage {
  /** Below dist/client. */
  file: string
  /** Its address; undefined for pages that stand in for others. */
  path: string | undefined
  title: string
  description: string
  /** Whether it is one of the blog's. */
  isArticle?: boolean
  /** As in 2026-11-02, for a page that has a date. */
  date?: string
  html: string
  /** Whether the browser takes the markup over, or replaces it with what it renders itself. */
  isHydrated: boolean
  /** Whether it is only read, so that it can be painted before any script comes. */
  isWritten: boolean
  /** Classes that its script adds. */
  addedClasses?: string | undefined
  /** Modules below apps/web whose files the browser will need at once. */
  sources: string[]
}
