import { isWish } from '../../language/is-wish.ts'
import type { Frame } from '../../language/read-frames.ts'
import type { Draft } from '../draft.ts'
import { readToldFigure } from './read-told-figure.ts'
import { tellFigure } from './told-figures.ts'
import { readWatch, tellWatch } from './told-watches.ts'

/** Whether a frame speaks of figures or of what is due, which can only be told of things that are there. */
export function isToldLater(draft: Draft, frame: Frame): boolean {
  if (!draft.isNew || draft.pack?.scheme !== undefined) return false
  // In a few words only what is told for each of something is a figure by itself.
  if (isWish(draft.words) && !/ (?:per|for each) /i.test(frame.text)) return false
  return readToldFigure(frame) !== undefined || readWatch(frame.text.toLowerCase()) !== undefined
}

/** Whether it is there now. Undefined for whatever is told at once. */
export function tellLater(draft: Draft, frame: Frame): boolean | undefined {
  return isToldLater(draft, frame) ? (tellFigure(draft, frame) ?? tellWatch(draft, frame)) : undefined
}
