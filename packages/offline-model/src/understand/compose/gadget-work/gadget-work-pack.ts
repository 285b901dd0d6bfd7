import { pack } from '../../subjects/pack.ts'
import { gadgetWorkId } from './read-gadget-work.ts'

/** A request about one gadget brings nothing along but that gadget. */
export const gadgetWorkPack = pack(gadgetWorkId, /(?!)/, {
  kind: 'tool',
  mood: 'technical',
  things: '',
  needs: 'gadget',
})
