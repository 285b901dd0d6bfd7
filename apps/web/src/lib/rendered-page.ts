/** One page as it is rendered once, when the web application is built. */
export interface RenderedPage {
  /** Below dist/client. */
  file: string
  title: string
  description: string
  html: string
  /** Whether the browser takes the markup over, or replaces it with what it renders itself. */
  isHydrated: boolean
  /** Modules below apps/web whose files the browser will need at once. */
  sources: string[]
}
