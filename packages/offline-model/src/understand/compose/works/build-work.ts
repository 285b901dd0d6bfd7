import type { Builder } from '../builder.ts'
import { findWork, partOfWork } from './find-work.ts'

/** Builds the whole of a work once, and says for each part of the request on which screen it is. */
export const buildWork: Builder = (draft, { frame }) => {
  const work = findWork(draft.words)
  if (work === undefined) return false
  if (frame === null) {
    if (draft.screens.size === 0) work.build(draft)
    return true
  }
  const title = partOfWork(draft, frame, undefined)
  const screen = [...draft.screens.values()].find((known) => known.title === title)
  if (screen === undefined) return title === ''
  const known = draft.screensOf.get(frame.text) ?? new Set()
  draft.screensOf.set(frame.text, known.add(screen.id))
  return true
}
