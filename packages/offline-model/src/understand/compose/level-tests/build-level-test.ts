import { createField } from '../../../model/create-field.ts'
import type { Field } from '../../../model/entity.ts'
import type { Need } from '../../needs/need.ts'
import { because } from '../builder.ts'
import { addScreen } from '../add-screen.ts'
import type { Draft } from '../draft.ts'
import type { EntityDraft } from '../entity-draft.ts'
import { levelKindOf, type LevelKind } from './level-kinds.ts'
import { findLevelTests } from './level-questions.ts'

/** A test that ends in a level, keeps what one reached, and names what fits it. */
export function buildLevelTest(draft: Draft, need: Need): boolean {
  const kind = levelKindOf(draft)
  if (kind === undefined) return false
  const isState = isOfState(kind)
  if (isState) draft.simulated.add('The self-test is made of sample questions and is no diagnosis.')
  addScreen(draft, {
    title: kind.title,
    icon: 'list-checks',
    section: {
      type: 'levelTest',
      title: isState ? 'How are you?' : 'Find your level',
      text: isState
        ? 'Answer as it was in the last weeks. The result is a hint, no diagnosis.'
        : 'Answer what you know, and guess as little as you can. Your results are kept.',
      tests: findLevelTests(draft, kind),
      levels: kind.levels.map((level) => ({ ...level })),
      entity: null,
      levelField: '',
    },
    because: because(need),
  })
  return true
}

/** Courses say for whom they are by the levels of the test, so that it can name those that fit. */
export function fitLevels(draft: Draft): void {
  const kind = draft.isNew ? levelKindOf(draft) : undefined
  if (kind === undefined || isOfState(kind)) return
  const entity = [...draft.entities.values()].find(({ fields }) => levelIn(fields) !== undefined)
  const field = levelIn(entity?.fields ?? [])
  if (entity === undefined || field === undefined) return
  field.options.splice(0, field.options.length, ...kind.levels.map(({ name }) => name))
  for (const { sections } of draft.screens.values())
    for (const [at, section] of sections.entries()) {
      if (section.type !== 'levelTest') continue
      sections[at] = { ...section, entity: entity.id, levelField: field.id }
      if (kind.about === 'language')
        addLanguage(
          entity,
          section.tests.map(({ name }) => name),
        )
    }
}

function levelIn(fields: readonly Field[]): Field | undefined {
  return fields.find(({ id, type }) => id === 'level' && type === 'choice')
}

/** A school of several languages says which one a course is in. */
function addLanguage({ fields }: EntityDraft, options: string[]): void {
  if (options.length < 2 || fields.some(({ id }) => id === 'language')) return
  fields.splice(2, 0, createField('language', 'choice', { options, isFilter: true }))
}

function isOfState({ about }: LevelKind): boolean {
  return about === 'stress' || about === 'sleep' || about === 'wellbeing'
}
