import type { ReadyPage } from './ready-page.ts'

export type Pages = ReadonlyMap<string, ReadyPage>

interface Beginning {
  isFirstAwaited: () => Promise<boolean>
  /** What is answered as long as nobody has an account. */
  first: Pages
}

/** The pages as they are to be answered now. Once somebody has an account, nothing is asked any more. */
export function choosePages(pages: Pages, beginning?: Beginning): () => Promise<Pages> {
  let isFirstOver = beginning === undefined
  return async () => {
    if (isFirstOver || !beginning) return pages
    // A page is there also while the database is not.
    const isAwaited = await beginning.isFirstAwaited().catch(() => undefined)
    isFirstOver = isAwaited === false
    return isAwaited ? beginning.first : pages
  }
}
