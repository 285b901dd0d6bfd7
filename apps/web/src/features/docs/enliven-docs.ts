import { countText, texts } from '@joinery/contract'
import { addCopyButtons } from '../../lib/add-copy-buttons.ts'
import { addTabs } from './add-tabs.ts'
import { addSearch } from './add-search.ts'

/** What the documentation can do once scripts run: search, tabs, copying. */
export function enlivenDocs(content: HTMLElement): () => void {
  const { docs } = texts.publicPages
  const stops = [
    addCopyButtons(content, { copy: docs.copyCode, copied: docs.copied }),
    addTabs(content),
    addSearch(content, (n) => countText(n, { one: docs.oneHit, other: docs.hits })),
  ]
  return () => stops.forEach((stop) => stop())
}
