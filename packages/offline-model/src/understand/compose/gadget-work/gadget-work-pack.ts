import { pack } from '../../subjects/pack.ts'
import type { Pack } from '../../subjects/pack.ts'
import { needOf, type ToolWork } from './gadget-work.ts'
import { gadgetWorkId } from './read-gadget-work.ts'

/** A request about one tool brings nothing along but that tool. */
export const gadgetWorkPack = (work: ToolWork): Pack => ({ ...toolPack, needs: [needOf(work)] })

const toolPack = pack(gadgetWorkId, /(?!)/, {
  kind: 'tool',
  mood: 'technical',
  things: '',
  needs: 'gadget',
})
