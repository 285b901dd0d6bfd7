import type { ApplicationModel, Screen } from '../model/application-model.ts'
import type { Entity, Field } from '../model/entity.ts'
import { toSingular } from '../understand/language/inflect.ts'

/** The entity that words mean: by its name in either number, or by the end of its name. */
export function findEntity(model: ApplicationModel, words: string): Entity | undefined {
  const name = key(words)
  if (name === '') return undefined
  return (
    model.entities.find(({ one, many }) => key(one) === name || key(many) === name) ??
    model.entities.find(({ one }) => key(one).endsWith(` ${name}`) || name.endsWith(` ${key(one)}`))
  )
}

/** What the app is mainly about: what its first list shows. */
export function mainEntity({ screens, entities }: ApplicationModel): Entity | undefined {
  const listed = screens.flatMap(({ sections }) =>
    sections.flatMap((section) => (section.type === 'collection' ? [section.entity] : [])),
  )[0]
  return entities.find(({ id }) => id === listed) ?? entities[0]
}

export function findField(entity: Entity, words: string): Field | undefined {
  const name = key(words.replace(/\b(?:field|column|the)\b/gi, ' '))
  return entity.fields.find(
    ({ id, label }) => key(label) === name || id.toLowerCase() === name.replaceAll(' ', ''),
  )
}

export function findScreen(model: ApplicationModel, words: string): Screen | undefined {
  const name = key(words.replace(/\b(?:page|screen|section|the|tab|menu item|from the menu)\b/gi, ' '))
  if (name === '') return undefined
  return (
    model.screens.find(({ title }) => key(title) === name) ??
    model.screens.find(
      ({ title, path }) => key(title).includes(name) || path === `/${name.replaceAll(' ', '-')}`,
    )
  )
}

function key(words: string): string {
  return toSingular(
    words
      .toLowerCase()
      .replace(/["'“”.!?]/g, ' ')
      .replace(/\b(?:the|a|an|my|our|all|every)\b/g, ' ')
      .replace(/\s+/g, ' ')
      .trim(),
  )
}
