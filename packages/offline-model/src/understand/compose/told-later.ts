import type { Frame } from '../language/read-frames.ts'
import { readToldFigure } from './read-told-figure.ts'
import { readWatch } from './told-watches.ts'

/** Whether a frame speaks of figures or of what is due, which can only be told of things that are there. */
export function isToldLater(frame: Frame): boolean {
  return readToldFigure(frame) !== undefined || readWatch(frame.text.toLowerCase()) !== undefined
}
