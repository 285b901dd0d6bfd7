import type { ApplicationModel } from '../model/application-model.ts'
import { builders } from '../understand/compose/builders.ts'
import type { Change } from './change.ts'
import { draftFromModel, modelFromDraft } from './draft-from-model.ts'

/** "Flip the card", "let me turn the cards over": where cards have two sides, they are turned at a press. */
export function addStudy(model: ApplicationModel, instruction: string): Change | undefined {
  if (!asked.test(instruction)) return undefined
  const there = model.screens.find(({ sections }) => sections.some(({ type }) => type === 'study'))
  if (there !== undefined)
    return { model, done: `A press on the card turns it already, on the page ${there.title}.` }
  const draft = draftFromModel(model, `${model.request} ${instruction}`)
  const entities = draft.entities.size
  const isBuilt = builders.study?.(draft, { name: 'study', thing: '', frame: null }) === true
  if (!isBuilt || draft.entities.size > entities) return undefined
  return {
    model: modelFromDraft(draft, model),
    done: 'Added a page where a press turns one card after the other.',
  }
}

const asked =
  /^(?:(?:let|allow) (?:me|us|users|students|people) (?:to )?|make it possible to |add (?:a |an )?(?:way to |button to |option to )?|i want to |make (?:the )?)?(?:flip|turn)(?:ping)?(?: over)? ?(?:the |my |a |each )?(?:flash ?)?cards?\b|^(?:make|let) (?:the )?(?:flash ?)?cards? (?:flip|turn)|^add (?:a )?(?:card )?flip(?:ping)?(?: animation| effect| card| function)?s?\b|^add (?:a )?study (?:mode|page|session)/i
