import type { Frame } from '../language/read-frames.ts'
import type { NeedName } from '../needs/need.ts'
import type { Draft } from './draft.ts'

/**
 * Where an app is about what a form makes of its answers (data, documents, controls that adjust), putting one together,
 * filling it in and taking the result along are steps of the same work, and happen in one place.
 */
export function isFormWork(draft: Draft, { phrase, object }: Frame, need?: NeedName): boolean {
  if (!isAboutForms(draft) || ofPeople.has(need ?? 'formBuilder')) return false
  return formWords.test(`${phrase} ${object}`)
}

export function isAboutForms({ words }: Pick<Draft, 'words'>): boolean {
  return aboutForms.test(words)
}

const aboutForms =
  /\bforms? (?:data )?(?:in)?to (?:an? )?json|\bform (?:controls|elements)\b.{0,90}\b(?:size|adjust)|\b(?:size|adjust)\w*\b.{0,90}\bform (?:controls|elements)\b|\bdocuments? (?:is|are |will be )?(?:generated )?(?:based on|from|out of) (?:the |a |their )?forms?\b/

const ofPeople: ReadonlySet<NeedName> = new Set([
  'accounts',
  'recover',
  'profile',
  'users',
  'permissions',
  'history',
])

const formWords =
  /\b(?:forms?|text (?:input )?boxes|drop-?down|check ?boxes|field names?|json|controls?|documents?|submit(?: them)?|answers?|downloads?)\b(?! data security)/i
