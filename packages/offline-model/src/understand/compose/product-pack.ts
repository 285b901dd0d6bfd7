import type { Frame } from '../language/read-frames.ts'
import { pack } from '../subjects/pack.ts'
import type { Draft } from './draft.ts'

/** A site that explains a piece of software: pages to read, and no list of software. */
export const productPack = pack('product', /(?!)/, {
  kind: 'company',
  mood: 'technical',
  things: '',
  needs: 'about',
})

export function isProductSite(sentence: string): boolean {
  return productSites.test(sentence)
}

const software =
  '(?:framework|library|toolkit|orm|sdk|engine|protocol|programming language|compiler|text editor|operating system)'

const productSites = new RegExp(
  `\\b(?:(?:display\\w*|shows?|showing|present\\w*|introduc\\w+|explain\\w*) (?:[\\w.-]+ ){0,4}${software}\\b(?! (?:code|data))|${software} (?:information|introduction|documentation) (?:web)?(?:site|page)|(?:web)?sites? (?:about|on|for) an? (?:[\\w.-]+ ){0,4}${software})(?!.*\\b(?:log in|manage|upload)\\b)`,
)

/** "features" and "design concepts" of software are pages of their own rather than what a company offers. */
export function isSideOfProduct({ pack: chosen }: Draft, { object }: Frame): boolean {
  return chosen?.id === productPack.id && sides.test(object) && !/^(?:its|their|the) /i.test(object)
}

/** "detailed framework information" is what the whole site is about. */
export function isProductItself({ pack: chosen }: Draft, { object, items }: Frame): boolean {
  return chosen?.id === productPack.id && items.length === 0 && itself.test(object)
}

const itself = new RegExp(`\\b${software}s?$`, 'i')

const sides =
  /\b(?:introduction|overview|features?|advantages?|benefits?|architecture|installation|documentation|use cases|(?:design )?(?:concepts?|philosophy|principles?))$/i
