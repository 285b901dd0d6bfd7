import type { Section } from '../../model/section.ts'
import { toSingular } from '../language/inflect.ts'
import { capitalise } from '../language/noun-phrase.ts'
import type { Need } from '../needs/need.ts'
import { ensureCollection } from './collections.ts'
import { mainEntity, type Draft } from './draft.ts'
import type { EntityDraft } from './entity-draft.ts'
import { needEntity } from './need-entity.ts'
import { sliderSection } from './slides.ts'

const slider = String.raw`(?:sliders?|carousels?|slide ?shows?)`

/** What slides past: "a product slider", "a carousel of featured dishes", "browse books by sliding". */
const sliding = [
  new RegExp(String.raw`\b([a-z]+) ${slider}\b`, 'g'),
  new RegExp(
    String.raw`\b${slider} (?:of|for|with|that shows?|showing) (?:(?:the|our|all|some|featured|popular|latest|new) )*([a-z]+)`,
    'g',
  ),
  /\b(?:browse|view|see|show|display|switch) (?:(?:the|our|all|through|between) )*([a-z]+) by (?:sliding|swiping)\b/g,
] as const

/** Records slide where the request names them; otherwise pictures do that lead to the pages. */
export function chooseSliders(draft: Draft): Section[] {
  const pictures = draft.homeSections.filter(({ type }) => type === 'slider')
  const entity = slidThings(draft).flatMap((thing) => findListed(draft, thing))[0]
  if (entity === undefined) return pictures
  return [{ type: 'recordSlider', title: capitalise(entity.many), text: '', entity: entity.id }]
}

/** Slides of content need content: articles with kinds, unless the request names something else. */
export function buildSlider(draft: Draft, need: Need): boolean {
  const isOfContent = slidThings(draft).includes('content') && draft.entities.size === 0
  const article = isOfContent ? needEntity(draft, 'article') : undefined
  if (article !== undefined) {
    article.abilities.add('search').add('filter')
    ensureCollection(draft, article, { ...need, thing: article.one })
  }
  if (!draft.homeSections.some(({ type }) => type === 'slider'))
    draft.homeSections.unshift(sliderSection(draft))
  return true
}

function slidThings({ words }: Draft): string[] {
  return sliding.flatMap((pattern) => [...words.matchAll(pattern)].map(([, thing = '']) => toSingular(thing)))
}

function findListed(draft: Draft, thing: string): EntityDraft[] {
  const isSubject = toSingular(draft.subject.toLowerCase().split(' ').at(-1) ?? '') === thing
  const main = isSubject ? mainEntity(draft)?.id : undefined
  return [...draft.entities.values()].filter(
    ({ id, one }) =>
      (id === main ||
        one.toLowerCase().split(' ').at(-1) === thing ||
        (thing === 'content' && id === 'article')) &&
      [...draft.screens.values()].some(
        ({ access, sections }) =>
          access === 'public' &&
          sections.some((section) => section.type === 'collection' && section.entity === id),
      ),
  )
}
