import type { ApplicationModel, Screen } from '../model/application-model.ts'
import type { Section } from '../model/section.ts'
import { builders } from '../understand/compose/builders.ts'
import { addScreen, needAccounts, needAdministrator, needEntity } from '../understand/compose/draft.ts'
import { ensureCollection } from '../understand/compose/build-records.ts'
import { capitalise } from '../understand/language/noun-phrase.ts'
import { readClauses } from '../understand/language/read-clauses.ts'
import { readFrames } from '../understand/language/read-frames.ts'
import { claimNeed } from '../understand/needs/claim-need.ts'
import type { Change, ChangeReader } from './change.ts'
import { draftFromModel, modelFromDraft } from './draft-from-model.ts'
import { findEntity, findScreen } from './resolve-target.ts'

/** Pages, accounts, modules and things: adding and removing. */
export const changeParts: ChangeReader = (model, instruction) =>
  removePart(model, instruction) ??
  changeCurrency(model, instruction) ??
  exportAll(model, instruction) ??
  addPage(model, instruction) ??
  addPart(model, instruction)

function removePart(model: ApplicationModel, instruction: string): Change | undefined {
  const target =
    /^(?:remove|delete|drop|hide|take out|get rid of|disable|turn off) (?:the |all |any )?(.+)$/i.exec(
      instruction,
    )?.[1]
  if (target === undefined) return undefined
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
      sections: screen.sections
        .filter(({ type }) => !accountSections.includes(type))
        .map((section): Section =>
          section.type === 'collection' && section.scope === 'mine' ? { ...section, scope: 'all' } : section,
        ),
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
          return 'entities' in section
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
      rules: model.rules.filter(({ entity }) => entity !== id),
    }),
    done: `Removed ${many}.`,
  }
}

/** Buttons never lead to a page that is gone. */
function withoutLinks(model: ApplicationModel): ApplicationModel {
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
      sections: screen.sections.map((section): Section =>
        'actions' in section
          ? { ...section, actions: section.actions.filter((action) => known.has(action.screen)) }
          : section,
      ),
    })),
  }
}

function changeCurrency(model: ApplicationModel, instruction: string): Change | undefined {
  if (!/\b(?:currency|prices?)\b.*\b(?:in|to|as)\b|\bcurrency\b/i.test(instruction)) return undefined
  const found = currencies.find(([pattern]) => pattern.test(instruction))
  return found === undefined
    ? undefined
    : { model: { ...model, currency: found[1] }, done: `Prices are in ${found[1]} now.` }
}

const currencies: readonly (readonly [RegExp, string])[] = [
  [/\beuros?\b|€|\bEUR\b/i, 'EUR'],
  [/\bpounds?\b|£|\bGBP\b/i, 'GBP'],
  [/\bdollars?\b|\$|\bUSD\b/i, 'USD'],
  [/\byuan\b|\bRMB\b|\bCNY\b/i, 'CNY'],
  [/\byen\b|\bJPY\b/i, 'JPY'],
  [/\brupees?\b|\bINR\b/i, 'INR'],
  [/\bfrancs?\b|\bCHF\b/i, 'CHF'],
]

function exportAll(model: ApplicationModel, instruction: string): Change | undefined {
  const isExport = /\bexport\b|\bcsv\b|\bdownload as\b/i.test(instruction)
  if (!isExport || model.entities.length === 0) return undefined
  const named = model.entities.filter(({ many, one }) =>
    new RegExp(`\\b(?:${escape(many)}|${escape(one)})\\b`, 'i').test(instruction),
  )
  const chosen = named.length === 0 ? model.entities : named
  const ids = new Set(chosen.map(({ id }) => id))
  const wanted = /\bimport\b/i.test(instruction) ? (['export', 'import'] as const) : (['export'] as const)
  const entities = model.entities.map((entity) =>
    ids.has(entity.id) ? { ...entity, abilities: [...new Set([...entity.abilities, ...wanted])] } : entity,
  )
  return {
    model: { ...model, entities },
    done: `${capitalise(chosen.map(({ many }) => many).join(', '))} can be exported as CSV now.`,
  }
}

function escape(text: string): string {
  return text.replace(/[.*+?^${}()|[\]\\]/g, '\\$&')
}

function addPage(model: ApplicationModel, instruction: string): Change | undefined {
  const name =
    /^(?:add|create|include|make|build) (?:an? |the |another )?(?:new )?["']?(.+?)["']? (?:page|screen|tab|section)(?: (?:called|named|for|with|about|to)\b.*)?$/i.exec(
      instruction,
    )?.[1]
  if (name === undefined) return undefined
  const words = name.toLowerCase()
  const draft = draftFromModel(model, `${model.request} ${instruction}`)
  const need = pageNeeds.find(([pattern]) => pattern.test(words))?.[1]
  const before = new Set(draft.screens.keys())
  if (need !== undefined) builders[need]?.(draft, { name: need, thing: '', frame: null })
  if (draft.screens.size === before.size && need === undefined) {
    const entity =
      findEntity(model, words) === undefined && draft.entities.size < 9 && words.endsWith('s')
        ? needEntity(draft, words)
        : undefined
    if (entity !== undefined && entity.template !== undefined) {
      entity.abilities.add('create').add('edit').add('delete')
      ensureCollection(draft, entity, null)
    } else {
      addScreen(draft, {
        title: capitalise(name),
        icon: 'file-text',
        section: {
          type: 'prose',
          title: capitalise(name),
          text: '',
          paragraphs: [`Everything about ${words}, in one place.`, 'Replace this text with your own words.'],
        },
      })
    }
  }
  const isThere = draft.screens.size === before.size && findScreen(model, words) !== undefined
  return {
    model: modelFromDraft(draft, model),
    done: isThere ? `There is a ${words} page already.` : `Added a ${words} page.`,
  }
}

const pageNeeds = [
  [/contact|get in touch/, 'inquiry'],
  [/about|our story|who we are/, 'about'],
  [/faq|questions|help/, 'faq'],
  [/pric|plans/, 'pricing'],
  [/team|people/, 'team'],
  [/galler|photo|portfolio/, 'gallery'],
  [/service|offer/, 'services'],
  [/setting|preference/, 'settings'],
  [/dashboard|statistic|analytic|overview|report/, 'dashboard'],
  [/calendar|schedule/, 'calendar'],
  [/kanban|board/, 'kanban'],
  [/log ?in|sign[- ]?in|register|profile|account/, 'accounts'],
  [/favou?rite|wish ?list|saved/, 'favourite'],
  [/chat|message/, 'chat'],
  [/forum|discussion|community/, 'forum'],
  [/map|location/, 'map'],
  [/history|log\b/, 'history'],
  [/notification/, 'notifications'],
  [/feedback/, 'inquiry'],
  [/checkout|cart/, 'cart'],
  [/testimonial|review/, 'testimonials'],
  [/quiz|test/, 'quiz'],
  [/leader ?board|ranking/, 'leaderboard'],
  [/game/, 'game'],
  [/newsletter/, 'newsletter'],
  [/compare|comparison/, 'compare'],
  [/donat/, 'donation'],
  [/poll|vote|survey/, 'poll'],
] as const

/** "add comments to articles", "users should be able to book a table": the same grammar as for a new application. */
function addPart(model: ApplicationModel, instruction: string): Change | undefined {
  const isAdding =
    /^(?:add|include|enable|implement|build|create|allow|let|give|i (?:want|need)|users?|it|the|show|turn on|support)\b/i.test(
      instruction,
    )
  if (!isAdding) return undefined
  const body = instruction
    .replace(/^(?:add|include|enable|implement|build|create|turn on|support|i (?:want|need))\s+/i, '')
    .replace(/^(?:an?|the|some|more)\s+/i, '')
  const draft = draftFromModel(model, `${model.request} ${instruction}`)
  if (/\b(?:admin (?:panel|area|page|dashboard)|back ?office|administration)\b/i.test(body)) {
    needAdministrator(draft)
    return { model: modelFromDraft(draft, model), done: 'Added an administration.' }
  }
  if (/\b(?:log ?in|sign[- ]?in|accounts?|authentication|registration)\b/i.test(body)) {
    needAccounts(draft)
    return { model: modelFromDraft(draft, model), done: 'Added accounts: people can register and sign in.' }
  }
  const clauses = /^(?:allow|let|users?|it|the|people|customers)\b/i.test(instruction)
    ? readClauses(instruction)
    : readClauses(`It should have ${body}`)
  const done: string[] = []
  for (const frame of clauses.flatMap(readFrames)) {
    const target = / (?:to|for|on|of) (?:the )?(.+)$/i.exec(frame.text)?.[1] ?? ''
    const need = claimNeed(frame)
    const entity = findEntity(model, target)
    if (need === undefined) continue
    const isBuilt =
      builders[need.name]?.(draft, entity === undefined ? need : { ...need, thing: entity.one }) ?? false
    if (isBuilt) done.push(frame.text)
  }
  if (done.length === 0) return undefined
  return { model: modelFromDraft(draft, model), done: `Added ${[...new Set(done)].join(', ')}.` }
}
