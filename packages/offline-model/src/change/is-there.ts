import type { ApplicationModel } from '../model/application-model.ts'
import type { Ability, Entity } from '../model/entity.ts'
import type { Section, SectionOf } from '../model/section.ts'
import { toSingular } from '../understand/language/inflect.ts'
import { findEntity, findField, mainEntity } from './resolve-target.ts'

/** Whether what is asked for is in the app already: a field, something one can do with records, a part of a page. */
export function isThere(model: ApplicationModel, wish: string): boolean {
  const asked = wish
    .replace(
      / from (?:our |the |my |some )?(?:[a-z]+ )?(?:guests|customers|clients|users|visitors|people)$/i,
      '',
    )
    .replace(/ (?:page|section|screen|tab)$/i, '')
    .replace(/^about (?:me|us)$/i, 'about')
  const [, part = '', whose = ''] =
    /^(.+?) (?:for|of|on|to) (?:the |all )?(.+)$/.exec(asked.toLowerCase()) ?? []
  const entity = findEntity(model, whose)
  return entity === undefined
    ? hasPart(model, asked.toLowerCase()) || hasScreen(model, asked)
    : hasPart({ ...model, entities: [entity], screens: screensOf(model, entity) }, part)
}

/** Where nothing says whose field is meant, it is one of what the app is about. */
function hasPart(model: ApplicationModel, words: string): boolean {
  const { entities, screens } = model
  const main = mainEntity(model)
  const ability = abilities.find(([pattern]) => pattern.test(words))?.[1]
  const type = sections.find(([pattern]) => pattern.test(words))?.[1]
  const keepsResults = /^(?:calculation |result )?history$/.test(words) && screens.some(calculates)
  return (
    keepsResults ||
    screens.some((screen) => screen.sections.some((section) => knowsPart(section, words))) ||
    (main !== undefined && (findField(main, words) !== undefined || isFiltered(main, words))) ||
    (ability !== undefined && entities.some((entity) => entity.abilities.includes(ability))) ||
    (type !== undefined && screens.some((screen) => screen.sections.some((section) => section.type === type)))
  )
}

/** An invoice has a day on which it is due, whoever writes it. */
function knowsPart(section: Section, words: string): boolean {
  return (
    section.type === 'gadget' &&
    ofGadgets.some(([gadget, has]) => gadget === section.gadget && has.test(words))
  )
}

const ofGadgets: readonly (readonly [SectionOf<'gadget'>['gadget'], RegExp])[] = [
  ['invoiceMaker', /^(?:due dates?|tax(?:es)?|vat|invoice numbers?|print(?:ing)?(?: button)?|notes?)$/],
  ['passwordMaker', /^(?:password )?strength(?: meter| indicator)?$|^copy(?: button)?$/],
  ['stopwatch', /^laps?(?: times?)?$/],
]

/** A calculator keeps what it has worked out. */
function calculates({ sections: parts }: ApplicationModel['screens'][number]): boolean {
  return parts.some(
    (part) => part.type === 'calculator' || (part.type === 'gadget' && part.gadget === 'pocketCalculator'),
  )
}

function hasScreen({ screens }: ApplicationModel, words: string): boolean {
  const name = toSingular(words.toLowerCase())
  return screens.some(({ title }) => toSingular(title.toLowerCase()) === name)
}

function screensOf({ screens }: ApplicationModel, { id }: Entity): ApplicationModel['screens'] {
  return screens.map((screen) => ({
    ...screen,
    sections: screen.sections.filter((section) => 'entity' in section && section.entity === id),
  }))
}

function isFiltered(entity: Entity, words: string): boolean {
  const [, by] = /^filters? by (.+)$/.exec(words) ?? []
  return by !== undefined && findField(entity, by)?.isFilter === true
}

const abilities: readonly (readonly [RegExp, Ability])[] = [
  [/^(?:global |site |full[- ]text )?search(?: (?:bar|box|field|function))?$/, 'search'],
  [/^(?:filters?|filtering)$/, 'filter'],
  [/^sort(?:ing)?$/, 'sort'],
  [/^delet(?:e|ing)(?: buttons?)?$/, 'delete'],
  [/^edit(?:ing)?(?: buttons?)?$/, 'edit'],
  [/^(?:csv )?export(?:s|ing)?$/, 'export'],
  [/^comments?$/, 'comment'],
  [/^(?:customer )?(?:reviews?|ratings?)$/, 'rate'],
  [/^likes?$/, 'like'],
  [/^bulk (?:actions?|delete|edit)$/, 'bulk'],
]

const sections: readonly (readonly [RegExp, Section['type']])[] = [
  [/^(?:drag[- ]and[- ]drop|kanban|(?:kanban )?boards?)$/, 'kanban'],
  [/^(?:high|best|top)[- ]?scores?(?: (?:list|table|board|page))?$|^leader ?boards?$/, 'leaderboard'],
  [/^calendars?$/, 'calendar'],
  [/^(?:dashboards?|charts?|statistics|graphs?)$/, 'dashboard'],
  [/^maps?$/, 'map'],
  [/^chats?$/, 'chat'],
  [/^(?:shopping )?carts?$/, 'cart'],
  [/^newsletters?(?: sign-?up)?$/, 'newsletter'],
  [/^(?:client |customer )?testimonials?$/, 'testimonials'],
  [/^contact(?: forms?)?$/, 'inquiry'],
  [/^(?:faqs?|questions and answers)$/, 'faq'],
  [
    /^(?:our |an? |the )?(?:opening hours|business hours|address|phone(?: number)?|contact details)$/,
    'contactDetails',
  ],
]
