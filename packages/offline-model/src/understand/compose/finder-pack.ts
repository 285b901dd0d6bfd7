import { toSingular } from '../language/inflect.ts'
import type { Opening } from '../language/read-opening.ts'
import { findTemplate } from '../subjects/entity-templates.ts'
import { pack, type Pack } from '../subjects/pack.ts'
import { guessArchetype } from './compose-entity.ts'

/** "a hiking trail finder", "a public toilet map": many of one thing to look through, on a map where they have a place. */
export function finderPack({ subject, head, own }: Opening): Pack | undefined {
  const phrase = `${subject} ${own === '' ? head : ''}`.trim().toLowerCase()
  const [, about = '', form = ''] = /^(.+?) (maps?|finders?|locators?)$/.exec(phrase) ?? []
  if (form === '' || /\b(?:mind|site|road|heat|tree)$/.test(about)) return undefined
  const thing = toSingular(about.endsWith('charging') ? `${about} station` : about)
  const known = findTemplate(thing)?.known
  const isPlace = known?.fields.some(({ type }) => type === 'place') ?? guessArchetype(thing) === 'place'
  return pack('finder', /(?!)/, {
    kind: 'blog',
    mood: 'warm',
    things: thing,
    needs: isPlace || form.startsWith('map') ? 'browse,detail,map,favourite' : 'browse,detail,favourite',
  })
}
