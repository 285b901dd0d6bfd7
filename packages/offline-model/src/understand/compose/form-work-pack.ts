import { pack } from '../subjects/pack.ts'

/** Where an app is about what a form makes of its answers, it opens with the form. */
export const formWorkPack = pack('formwork', /(?!)/, {
  kind: 'tool',
  mood: 'technical',
  things: '',
  needs: 'formBuilder',
})
