import type { ApplicationModel, Screen } from '../../model/application-model.ts'
import type { Ability, Entity } from '../../model/entity.ts'
import type { Section } from '../../model/section.ts'
import { splitWords } from '../app-names.ts'
import { hasKitFile } from '../kit/collect-kit-files.ts'
import { chooseComponent } from '../pages/choose-component.ts'

/**
 * The part of a model that can be written in its framework. React has everything. In Vue and Svelte the pages, the records
 * and their forms are written; what is left out is said in the list of what was not done.
 */
export function limitToFramework(model: ApplicationModel): ApplicationModel {
  if (model.framework === 'react') return model
  const screens = withHome(
    model,
    model.screens.flatMap((screen) => limitScreen(screen, model)),
  )
  const kept = new Set(screens.map(({ id }) => id))
  return {
    ...model,
    screens,
    roles: [],
    modules: [],
    entities: model.entities.map((entity) => withoutStrangers(limitEntity(entity), model)),
    requirements: model.requirements.map((requirement) =>
      requirement.screens.length > 0 && !requirement.screens.some((id) => kept.has(id))
        ? { ...requirement, state: 'missed' as const }
        : requirement,
    ),
    notUnderstood: [...model.notUnderstood, ...listMissing(model)],
  }
}

/** Where a list is of one's own records only, it begins empty: its samples are other people's. */
function withoutStrangers(entity: Entity, { screens }: ApplicationModel): Entity {
  const shown = screens.flatMap(({ sections }) =>
    sections.filter((section) => section.type === 'collection' && section.entity === entity.id),
  )
  const isOwn = shown.length > 0 && shown.every((section) => 'scope' in section && section.scope === 'mine')
  return isOwn ? { ...entity, records: [] } : entity
}

/** Without accounts every page is open to everybody. */
function limitScreen(screen: Screen, model: ApplicationModel): Screen[] {
  const sections = screen.sections.flatMap((section) => limitSection(section, model))
  const seen = new Set<string>()
  const own = sections.filter((section) => {
    const key = section.type === 'collection' ? `${section.entity} ${section.scope}` : section.type
    const isNew = section.type !== 'collection' || !seen.has(key)
    seen.add(key)
    return isNew
  })
  return own.length === 0 ? [] : [{ ...screen, access: 'public', roles: [], sections: own }]
}

/** Records that a missing section would have shown are listed instead. */
function limitSection(section: Section, model: ApplicationModel): Section[] {
  if (section.type === 'collection') {
    if (section.scope === 'favourites' || section.scope === 'taken') return []
    const { groupBy: _groups, within: _within, below: _below, ...plain } = section
    return [{ ...plain, scope: section.scope === 'mine' ? 'all' : section.scope }]
  }
  // A question's own page is one of a record where its votes cannot be written.
  if (section.type === 'detail' && !isWritten(section, model)) {
    const { answersIn: _answers, ...plain } = section
    return [plain]
  }
  if (isWritten(section, model)) return [section]
  if (!('entity' in section) || !model.entities.some(({ id }) => id === section.entity)) return []
  return [
    {
      type: 'collection',
      title: section.title,
      text: section.text,
      entity: section.entity ?? '',
      view: 'cards',
      scope: 'all',
      isManaged: true,
    },
  ]
}

function isWritten(section: Section, { framework }: ApplicationModel): boolean {
  return hasKitFile(chooseComponent(section).module, framework)
}

/** An app whose first page is left out begins with its name and the way to the others. */
function withHome(
  { name, tagline, purpose, subject, screens, entities }: ApplicationModel,
  kept: Screen[],
): Screen[] {
  const home = screens.find(({ path }) => path === '/') ?? screens[0]
  if (!home || kept.some(({ path }) => path === '/')) return kept
  const actions = kept
    .filter(({ path, isInMenu }) => isInMenu && !path.includes(':'))
    .slice(0, 2)
    .map(({ id, title }) => ({ label: title, screen: id }))
  const hero = { type: 'hero' as const, title: tagline || name, text: purpose, actions, picture: subject }
  const first = entities.find(({ id }) => kept.some((screen) => lists(screen, id)))
  const taste = first && {
    type: 'collection' as const,
    title: capitalise(first.many),
    text: '',
    entity: first.id,
    view: 'cards' as const,
    scope: 'newest' as const,
    isManaged: false,
  }
  const sections = taste ? [hero, taste] : [hero]
  return [
    { ...home, path: '/', access: 'public', roles: [], isInMenu: true, sections },
    ...kept.filter(({ id }) => id !== home.id),
  ]
}

function lists({ sections }: Screen, entityId: string): boolean {
  return sections.some((section) => section.type === 'collection' && section.entity === entityId)
}

const abilities: ReadonlySet<Ability> = new Set([
  'create',
  'edit',
  'delete',
  'search',
  'filter',
  'sort',
  'export',
  'comment',
  'rate',
  'like',
])

/** Without accounts nobody has records of their own, and a step asks for nothing. */
function limitEntity({ people: _people, goal: _goal, ...entity }: Entity): Entity {
  const { lifecycle } = entity
  return {
    ...entity,
    lifecycle: lifecycle === null ? null : { ...lifecycle, steps: lifecycle.steps.map(limitStep) },
    editableBy: 'everyone',
    abilities: entity.abilities.filter((ability) => abilities.has(ability)),
  }
}

function limitStep({ label, from, to, needsReason }: Step): Step {
  return { label, from, to, roles: [], needsReason }
}

type Step = NonNullable<Entity['lifecycle']>['steps'][number]

const frameworkNames = { react: 'React', vue: 'Vue', svelte: 'Svelte' } as const

function listMissing(model: ApplicationModel): string[] {
  const sections = model.screens.flatMap((screen) => screen.sections)
  const types = sections
    .filter((section) => !isWritten(section, model))
    .map(({ type }) =>
      accountTypes.has(type)
        ? 'accounts'
        : type === 'detail'
          ? 'votes on answers'
          : splitWords(type).toLowerCase(),
    )
  const missing = [
    ...types,
    ...(sections.some((section) => section.type === 'collection' && section.groupBy !== undefined)
      ? ['lists in groups']
      : []),
    ...(sections.some((section) => section.type === 'collection' && section.within !== undefined)
      ? ['lists of a period']
      : []),
    ...model.modules.map(({ type }) => (type === 'search' ? 'search over everything' : type)),
    ...model.entities.flatMap((entity) =>
      entity.abilities.filter((ability) => spoken.has(ability)).map((ability) => spoken.get(ability) ?? ''),
    ),
  ]
  return [...new Set(missing)].map(
    (name) => `${capitalise(name)}: not written in ${frameworkNames[model.framework]} yet, only in React.`,
  )
}

const accountTypes: ReadonlySet<string> = new Set([
  'signIn',
  'register',
  'recoverPassword',
  'profile',
  'users',
  'permissions',
  'moderation',
])

/** Abilities that somebody would miss, by the words for them. */
const spoken: ReadonlyMap<Ability, string> = new Map<Ability, string>([
  ['import', 'CSV import'],
  ['favourite', 'favourites'],
  ['compare', 'comparison'],
  ['addToCart', 'cart'],
  ['book', 'booking'],
  ['follow', 'following'],
  ['report', 'reports to moderators'],
])

function capitalise(words: string): string {
  return words.charAt(0).toUpperCase() + words.slice(1)
}
