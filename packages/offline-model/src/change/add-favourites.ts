import type { ApplicationModel } from '../model/application-model.ts'
import { builders } from '../understand/compose/builders.ts'
import type { Change } from './change.ts'
import { draftFromModel, modelFromDraft } from './draft-from-model.ts'
import { findEntity, mainEntity } from './resolve-target.ts'

/** "Let me mark favourites", "add a heart to recipes": what somebody keeps has a heart and a page of its own. */
export function addFavourites(model: ApplicationModel, instruction: string): Change | undefined {
  const words = instruction.replace(/^(?:please |also )+/i, '')
  const match = patterns.map((pattern) => pattern.exec(words)).find((found) => found !== null)
  if (match === undefined) return undefined
  const target = match?.[1] ?? ''
  const entity =
    target === '' || /^(?:them|things|items|it)$/i.test(target)
      ? mainEntity(model)
      : findEntity(model, target)
  if (entity === undefined) return undefined
  if (entity.abilities.includes('favourite'))
    return { model, done: `Each ${entity.one} has a heart for that already.` }
  const draft = draftFromModel(model, `${model.request} ${instruction}`)
  builders.favourite?.(draft, { name: 'favourite', thing: entity.one, frame: null })
  return {
    model: modelFromDraft(draft, model),
    done: `Each ${entity.one} has a heart now, and those that are marked have a page of their own.`,
  }
}

const allow = '(?:let|allow) (?:me|us|people|users|customers|visitors|everyone)(?: to)?'
const keep = '(?:mark|save|star|heart|pick|choose|have|keep)'

const patterns = [
  new RegExp(`^${allow} ${keep} (?:my |the |some )?(?:favou?rites?)(?: (?:among |of )?(?:the )?(.+))?$`, 'i'),
  new RegExp(
    `^${allow} ${keep} (?:the |my |an? )?(.+?) (?:as|to|in|into) (?:an? |my |the |their )?favou?rites?$`,
    'i',
  ),
  new RegExp(`^${allow} favou?rite (?:the |an? )?(.+)$`, 'i'),
  /^(?:add|include|i want|i need|show) (?:an? |the )?(?:heart|star|favou?rites?|bookmark)(?: (?:button|icon|function|feature|list|page)s?)?(?: (?:to|for|on|of) (?:the |each |every |all )?(.+))?$/i,
]
