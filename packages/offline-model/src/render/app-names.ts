import type { ApplicationModel, Screen } from '../model/application-model.ts'
import type { Entity } from '../model/entity.ts'
import { toIdentifier, toSlug, toTypeName } from './escape.ts'

/** What an entity is called in the generated code. */
export interface EntityNames {
  /** `src/data/teas.ts` is imported as `@/data/teas`. */
  module: string
  collection: string
  resource: string
  type: string
}

/** The names and addresses of one application, worked out once so that every file agrees on them. */
export interface AppNames {
  entity: (id: string) => EntityNames | undefined
  page: (screen: Screen) => { module: string; component: string }
  pathOf: (screenId: string) => string | undefined
  detailPath: (entityId: string) => string | undefined
  listPath: (entityId: string) => string | undefined
}

export function nameApp(model: ApplicationModel): AppNames {
  const entities = nameEntities(model.entities)
  const pages = namePages(model.screens)
  return {
    entity: (id) => entities.get(id),
    page: ({ id }) =>
      pages.get(id) ?? { module: `@/pages/${toSlug(id)}-page`, component: toTypeName(`${id}-page`) },
    pathOf: (id) => model.screens.find((screen) => screen.id === id)?.path,
    detailPath: (id) =>
      model.screens
        .find(
          ({ path, sections }) =>
            path.endsWith('/:id') && sections.some((each) => each.type === 'detail' && each.entity === id),
        )
        ?.path.replace(/\/:id$/, ''),
    listPath: (id) => findListScreen(model, id)?.path,
  }
}

function nameEntities(entities: readonly Entity[]): Map<string, EntityNames> {
  const names = new Map<string, EntityNames>()
  const taken = new Set(['accounts'])
  for (const { id, many } of entities) {
    const wanted = [toSlug(many, `${toSlug(splitWords(id))}s`), `${toSlug(splitWords(id))}-list`]
    const slug = wanted.find((each) => !taken.has(each)) ?? `${toSlug(splitWords(id))}-${names.size}`
    taken.add(slug)
    const single = toIdentifier(splitWords(id))
    names.set(id, {
      module: `@/data/${slug}`,
      collection: toIdentifier(slug === toSlug(splitWords(id)) ? `${slug}-list` : slug),
      resource: `${single}Resource`,
      type: toTypeName(splitWords(id)),
    })
  }
  return names
}

function namePages(screens: readonly Screen[]) {
  const taken = new Set(screens.map(({ id }) => `${toSlug(splitWords(id))}-page`))
  return new Map(
    screens.map(({ id, path }) => {
      // A second screen of the same thing is called after where it stands: `/projects/:id` is `projects-detail`.
      const placed = `${toSlug(path.replace('/:id', '/detail'))}-page`
      const isSecond = /\d$/.test(id) && path.endsWith('/:id') && !taken.has(placed)
      const slug = isSecond ? placed : `${toSlug(splitWords(id))}-page`
      taken.add(slug)
      const component = toIdentifier(slug)
      return [
        id,
        { module: `@/pages/${slug}`, component: component.charAt(0).toUpperCase() + component.slice(1) },
      ]
    }),
  )
}

/** `orderDetail` → `order detail`. */
export function splitWords(identifier: string): string {
  return identifier.replace(/([a-z0-9])([A-Z])/g, '$1 $2')
}

function findListScreen(model: ApplicationModel, entityId: string): Screen | undefined {
  const holds = (screen: Screen, scope?: string) =>
    screen.sections.some(
      (section) =>
        (section.type === 'collection' &&
          section.entity === entityId &&
          (scope ? section.scope === scope : section.scope !== 'newest')) ||
        ((section.type === 'kanban' ||
          section.type === 'forum' ||
          section.type === 'course' ||
          section.type === 'feed') &&
          section.entity === entityId),
    )
  return (
    model.screens.find((screen) => screen.access === 'public' && holds(screen, 'all')) ??
    model.screens.find((screen) => holds(screen, 'all')) ??
    model.screens.find((screen) => holds(screen))
  )
}
