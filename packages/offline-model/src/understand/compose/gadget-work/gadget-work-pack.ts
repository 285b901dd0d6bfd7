import { pack } from '../../subjects/pack.ts'
import type { Pack } from '../../subjects/pack.ts'
import { needOf, type ToolWork } from './gadget-work.ts'
import { gadgetWorkId } from './read-gadget-work.ts'

/** A request about one tool brings nothing along but that tool. */
export const gadgetWorkPack = (work: ToolWork): Pack => ({
  ...toolPack,
  kind: kindOfWork(work),
  mood: kindOfWork(work) === 'game' ? 'playful' : toolPack.mood,
  needs: [needOf(work), ...(('need' in work && work.beside) || [])],
})

export const kindOfWork = (work: ToolWork): 'tool' | 'game' => ('need' in work && work.kind) || 'tool'

const toolPack = pack(gadgetWorkId, /(?!)/, {
  kind: 'tool',
  mood: 'technical',
  things: '',
  needs: 'gadget',
})
