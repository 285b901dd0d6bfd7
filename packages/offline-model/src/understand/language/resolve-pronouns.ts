import type { Frame } from './read-frames.ts'

/** "tenants report repairs, staff assign them to technicians": what "them" means was said before. */
export function resolvePronouns(frames: readonly Frame[]): Frame[] {
  let last = ''
  return frames.map((frame) => {
    const isPronoun = pronoun.test(frame.object) && frame.action !== 'submit'
    if (!isPronoun && frame.object !== '' && frame.action !== 'describe') last = frame.object
    if (!isPronoun || last === '') return frame
    return { ...frame, object: last, phrase: frame.phrase.replace(leading, last) }
  })
}

const pronoun = /^(?:it|them|these|those)$/i
const leading = /^(?:it|them|these|those)\b/i
