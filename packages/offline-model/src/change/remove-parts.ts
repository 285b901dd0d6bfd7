import type { ApplicationModel, Rule, Screen } from '../model/application-model.ts'
import type { Section } from '../model/section.ts'
import type { Change } from './change.ts'
import { findEntity, findScreen } from './resolve-target.ts'

/** "remove the login", "delete the FAQ": pages, accounts, things, modules and sections, with every link to them. */
export function removePart(model: ApplicationModel, instruction: string): Change | undefined {
  const target =
    /^(?:remove|delete|drop|hide|take out|get rid of|disable|turn off) (?:the |all |any )?(.+)$/i.exec(
      instruction,
    )?.[1]
  // Some of the records are no part of the app.
  if (target === undefined || some.test(target)) return undefined
  if (/\b(?:log ?in|sign[- ]?in|accounts?|authentication|register|registration|password)\b/i.test(target))
    return removeAccounts(model)
  if (/\b(?:admin\w*|back office)\b/i.test(target)) {
    const screens = model.screens.filter(({ path }) => !path.startsWith('/admin'))
    return {
      model: withoutLinks({
        ...model,
        screens,
        roles: model.roles.filter(({ id }) => id !== 'administrator'),
      }),
      done: 'Removed the administration.',
    }
  }
  const module = model.modules.find(({ type }) =>
    target.toLowerCase().includes(type === 'favourites' ? 'favo' : type),
  )
  const screen = findScreen(model, target)
  const entity = findEntity(model, target)
  if (screen !== undefined && screen.path !== '/') {
    const isEntityPage =
      entity !== undefined &&
      screen.sections.some((section) => section.type === 'collection' && section.entity === entity.id)
    if (isEntityPage && !/\b(?:page|screen|menu)\b/i.test(target))
      return removeEntity(model, entity.id, entity.many)
    return {
      model: withoutLinks({ ...model, screens: model.screens.filter(({ id }) => id !== screen.id) }),
      done: `Removed the page ${screen.title}.`,
    }
  }
  if (entity !== undefined) return removeEntity(model, entity.id, entity.many)
  const onPage = removeTitled(model, target)
  if (onPage !== undefined) return onPage
  if (module !== undefined)
    return {
      model: { ...model, modules: model.modules.filter((known) => known !== module) },
      done: `Removed ${module.type}.`,
    }
  const type = sectionNames.find(([pattern]) => pattern.test(target))?.[1]
  if (
    type !== undefined &&
    model.screens.some(({ sections }) => sections.some((section) => section.type === type))
  ) {
    const screens = model.screens.map((known) => ({
      ...known,
      sections: known.sections.filter((section) => section.type !== type),
    }))
    return {
      model: withoutLinks({
        ...model,
        screens: screens.filter(({ sections, path }) => sections.length > 0 || path === '/'),
      }),
      done: `Removed the ${target}.`,
    }
  }
  return undefined
}

const some =
  /^(?:completed?|done|finished|old|older|past|expired|overdue|archived|empty|unused|inactive|closed|cancelled|duplicate|sold(?: out)?|unpaid|paid|unread|read|draft) \w/i

/** On a site of one page, "the contact page" is the part of it with that title. */
function removeTitled(model: ApplicationModel, target: string): Change | undefined {
  if (model.form !== 'singlePage') return undefined
  const name = target.replace(/ (?:page|section|part|screen)$/i, '').toLowerCase()
  const isMeant = (section: Section) =>
    section.title.toLowerCase().includes(name) ||
    (/contact/.test(name) && ['inquiry', 'contactDetails'].includes(section.type))
  if (!model.screens.some(({ sections }) => sections.some(isMeant))) return undefined
  const screens = model.screens.map((screen) => ({
    ...screen,
    sections: screen.sections.filter((section) => section.type === 'hero' || !isMeant(section)),
  }))
  return { model: withoutLinks({ ...model, screens }), done: `Removed the part ${target}.` }
}

const sectionNames: readonly (readonly [RegExp, Section['type']])[] = [
  [/testimonial|review/i, 'testimonials'],
  [/\bhero\b|banner/i, 'hero'],
  [/slider|carousel/i, 'slider'],
  [/faq|questions/i, 'faq'],
  [/newsletter/i, 'newsletter'],
  [/call to action/i, 'callToAction'],
  [/highlights|features/i, 'highlights'],
  [/steps|how it works/i, 'steps'],
  [/pricing/i, 'pricing'],
  [/team/i, 'team'],
  [/map/i, 'map'],
]

function removeAccounts(model: ApplicationModel): Change | undefined {
  if (!model.modules.some(({ type }) => type === 'accounts')) return undefined
  const accountSections: readonly Section['type'][] = [
    'signIn',
    'register',
    'recoverPassword',
    'profile',
    'users',
    'permissions',
  ]
  const screens = model.screens
    .map((screen): Screen => ({
      ...screen,
      access: 'public',
      roles: [],
      sections: screen.sections.filter(({ type }) => !accountSections.includes(type)),
    }))
    .filter(({ sections }) => sections.length > 0)
  return {
    model: withoutLinks({
      ...model,
      screens,
      roles: [],
      modules: model.modules.filter(({ type }) => type !== 'accounts'),
      entities: model.entities.map((entity) => ({
        ...entity,
        editableBy: 'everyone',
        lifecycle:
          entity.lifecycle === null
            ? null
            : { ...entity.lifecycle, steps: entity.lifecycle.steps.map((step) => ({ ...step, roles: [] })) },
      })),
    }),
    done: 'Removed signing in. Everybody can use everything now.',
  }
}

function removeEntity(model: ApplicationModel, id: string, many: string): Change {
  const names = (section: Section) => {
    if ('entity' in section && section.entity === id) return true
    return section.type === 'booking' && (section.resource === id || section.booking === id)
  }
  const screens = model.screens
    .map((screen) => ({
      ...screen,
      sections: screen.sections
        .filter((section) => !names(section))
        .map((section): Section => {
          if (section.type === 'dashboard') {
            return {
              ...section,
              tiles: section.tiles.filter(({ entity }) => entity !== id),
              charts: section.charts.filter(({ entity }) => entity !== id),
              recent: section.recent === id ? null : section.recent,
            }
          }
          return 'entities' in section && section.entities !== undefined
            ? { ...section, entities: section.entities.filter((entity) => entity !== id) }
            : section
        }),
    }))
    .filter(({ sections, path }) => sections.length > 0 || path === '/')
  return {
    model: withoutLinks({
      ...model,
      screens,
      entities: model.entities
        .filter((entity) => entity.id !== id)
        .map((entity) => ({
          ...entity,
          fields: entity.fields.map((field) =>
            field.refersTo === id ? { ...field, type: 'text', refersTo: null, isFilter: false } : field,
          ),
        })),
      modules: model.modules
        .filter((module) => !('entity' in module && (module.entity === id || module.orders === id)))
        .map((module) =>
          'entities' in module
            ? { ...module, entities: module.entities.filter((entity) => entity !== id) }
            : module,
        ),
      rules: model.rules.filter((rule) => rule.entity !== id && !movesStockOf(model, rule, id)),
    }),
    done: `Removed ${many}.`,
  }
}

/** A rule about stock ends with the thing whose stock it moved. */
function movesStockOf(model: ApplicationModel, rule: Rule, id: string): boolean {
  if (!('referenceField' in rule)) return false
  const fields = model.entities.find((entity) => entity.id === rule.entity)?.fields
  return fields?.find((field) => field.id === rule.referenceField)?.refersTo === id
}

/** Buttons never lead to a page that is gone. */
export function withoutLinks(model: ApplicationModel): ApplicationModel {
  const known = new Set(model.screens.map(({ id }) => id))
  const home = model.screens.find(({ path }) => path === '/') ?? model.screens[0]
  return {
    ...model,
    roles: model.roles.map((role) =>
      known.has(role.home) || home === undefined ? role : { ...role, home: home.id },
    ),
    requirements: model.requirements.map((requirement) => ({
      ...requirement,
      screens: requirement.screens.filter((id) => known.has(id)),
    })),
    screens: model.screens.map((screen) => ({
      ...screen,
      sections: screen.sections.map((section): Section => {
        if ('actions' in section)
          return { ...section, actions: section.actions.filter((action) => known.has(action.screen)) }
        if (section.type !== 'slider') return section
        const slides = section.slides.map(({ action, ...slide }) =>
          action !== undefined && known.has(action.screen) ? { ...slide, action } : slide,
        )
        return { ...section, slides }
      }),
    })),
  }
}
