import { pack } from '../subjects/pack.ts'

/** What is managed may be anything; whoever manages it works with records and figures. */
export const administrationPack = pack('administration', /(?!)/, {
  kind: 'operations',
  mood: 'calm',
  things: '',
  needs: 'dashboard',
})

export function isAdministration(sentence: string): boolean {
  const [name = ''] = sentence.split(/ (?:for|that|which|where|to|with|so) /)
  return managing.test(name) || runs.test(sentence)
}

const managing =
  /\b(?:management|administration|registration|tracking|record[- ]keeping|dispatch|back[- ]?office) (?:information )?(?:systems?|platforms?|websites?|web (?:app|application|system)s?|applications?|apps?|software|tools?|portals?|backends?)\b/

const runs = /\b(?:system|software|platform|back[- ]?office) (?:for|to) manag(?:e|ing)\b/
