import type { PreviewPage, PreviewState } from '../protocol.ts'

type Pages = Pick<PreviewState, 'pages'>

/** Styles that a page has and had not, though they may be as they were: its frames do not have them. */
export function listMovedStyles(before: Pages, { pages }: Pages): Set<string> {
  // What is new to the only page is new altogether.
  if (pages.length === 1) return new Set()
  const isNew = (page: PreviewPage, id: string) =>
    before.pages.find(({ path }) => path === page.path)?.styles.includes(id) === false
  return new Set(pages.flatMap((page) => page.styles.filter((id) => isNew(page, id))))
}
