import { findTemplate } from '../subjects/entity-templates.ts'
import type { EntityTemplate } from '../subjects/entity-template.ts'

/**
 * What a general word means where records are kept: a certificate that expires is somebody's, a patient of a vet is an
 * animal. Undefined where it means what it does elsewhere.
 */
export function meaningOf(thing: string, words: string): EntityTemplate | undefined {
  const head = thing.split(' ').at(-1) ?? ''
  const sense = senses.find(([noun, around]) => (noun.test(thing) || noun.test(head)) && around.test(words))
  return sense && findTemplate(sense[2])?.known
}

/** Those whom a house delivers to are its customers, whatever they are to their own guests. */
export function stockistOf(thing: string): EntityTemplate | undefined {
  return findTemplate(thing)?.known.archetype === 'place'
    ? findTemplate('business customer')?.known
    : undefined
}

const foodGiven = /\bfood\b|\bpantry\b|\bshelter\b|\bclothes\b/

/** Any request with the word means it. */
const anywhere = /(?:)/

const senses: readonly (readonly [RegExp, RegExp, string])[] = [
  [
    /^(?:certificates?|certifications?|licen[cs]es?|qualifications?|permits?)$/,
    /\bexpir|\brenew|\bvalid/,
    'held certificate',
  ],
  [/^(?:patients?|animals?)$/, /\bvets?\b|\bveterinary\b|\bpets?\b/, 'animal patient'],
  [/^(?:vaccination|booster)$/, anywhere, 'given vaccination'],
  [/^post$/, /\bchannels?\b|\bpublish|\bcontent calendar\b|\bmarketing\b/, 'planned post'],
  [/^(?:student|pupil)$/, /\blessons?\b|\btutor/, 'private student'],
  [/^homework(?: note)?$/, /\blessons?\b|\btutor/, 'homework to practise'],
  [/^location$/, /\bwarehouse|\bskus?\b|\bstock\b/, 'storage location'],
  [/^lesson$/, /\bteachers?\b|\btutors?\b|\bstudents\b|\bpupils\b/, 'private lesson'],
  [/^(?:equipment|gear|tool)$/, /\bwho has\b|\bdue back\b|\bborrow|\blend|\blent\b|\bloan/, 'lent thing'],
  [/^(?:flat|apartment|property|unit)$/, /\brent|\btenants?\b/, 'let flat'],
  [/^rent(?: payment)?$/, /\btenants?\b/, 'due rent'],
  [/^donor$/, foodGiven, 'food donor'],
  [/^donation$/, foodGiven, 'food donation'],
  [/^lift$/, /\bski\b|\bmaintenance\b|\binspections?\b/, 'machine'],
  [/^(?:ingredient|raw material)$/, anywhere, 'stocked ingredient'],
  [/^site$/, anywhere, 'kept site'],
  [/^check-in$/, anywhere, 'noted check-in'],
  [/ sale$/, anywhere, 'counter sale'],
  [/^membership$/, /\bexpir|\brenew|\bends?\b/, 'held membership'],
  [/^call$/, anywhere, 'call record'],
  [/^e-?mail$/, anywhere, 'logged email'],
  [/^(?:hive|beehive|colony)$/, anywhere, 'tended hive'],
  [/^(?:harvest|yield)$/, anywhere, 'weighed harvest'],
  [/^(?:training|practice) (?:hour|session)$/, anywhere, 'held training'],
]
