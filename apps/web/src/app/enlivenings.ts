import type { RouteName } from '@joinery/contract'

/** Makes the content answer clicks and keys. What it returns takes that away again. */
export type Enliven = (content: HTMLElement) => () => void

export interface Enlivening {
  /** The module below apps/web, by which the build finds its files. */
  source: string
  load: () => Promise<Enliven>
  /** Classes that it adds and that the page does not have before: their styles come with the page all the same. */
  classes?: string
}

const home: Enlivening = {
  source: 'src/features/home/enliven-home.ts',
  load: async () => (await import('../features/home/enliven-home.ts')).enlivenHome,
  classes: 'text-ellipsis whitespace-pre',
}

const pricing: Enlivening = {
  source: 'src/features/pricing/enliven-pricing.ts',
  load: async () => (await import('../features/pricing/enliven-pricing.ts')).enlivenPricing,
}

const docs: Enlivening = {
  source: 'src/features/docs/enliven-docs.ts',
  load: async () => (await import('../features/docs/enliven-docs.ts')).enlivenDocs,
  classes: 'copy-button',
}

const blog: Enlivening = {
  source: 'src/features/blog/enliven-blog.ts',
  load: async () => (await import('../features/blog/enliven-blog.ts')).enlivenBlog,
}

const authCallback: Enlivening = {
  source: 'src/features/auth/enliven-callback.ts',
  load: async () => (await import('../features/auth/enliven-callback.ts')).enlivenCallback,
}

/** What a script adds to pages that are only read. The others need none. */
export const enlivenings: ReadonlyMap<RouteName, Enlivening> = new Map([
  ['home', home],
  ['pricing', pricing],
  ['docs', docs],
  ['documentation', docs],
  ['blog', blog],
  ['authCallback', authCallback],
])
