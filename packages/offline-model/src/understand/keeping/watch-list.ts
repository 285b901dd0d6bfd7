import type { SectionOf } from '../../model/section.ts'
import type { Draft } from '../compose/draft.ts'

type Watched = SectionOf<'watch'>['items'][number]

/** Puts what has to be seen to on the first page, above all figures. */
export function watch(draft: Draft, item: Watched): void {
  const known = draft.homeSections.find((section) => section.type === 'watch')
  if (known?.type === 'watch') known.items.push(item)
  else draft.homeSections.push({ type: 'watch', title: 'Needs attention', text: '', items: [item] })
}
