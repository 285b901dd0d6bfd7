import type { ApplicationKind, ApplicationModule, Rule, Screen } from '../../model/application-model.ts'
import type { Section } from '../../model/section.ts'
import type { Pack } from '../subjects/pack.ts'
import type { EntityDraft } from './entity-draft.ts'
import { administrator, type ActingRole } from './roles.ts'

/** An application while it is being put together. Builders add to it; `finishModel` turns it into the model. */
export interface Draft {
  readonly kind: ApplicationKind
  readonly subject: string
  /** The whole request in small letters, for details such as which converter is meant. */
  readonly words: string
  /** What comes with the subject, and what its words mean there. */
  readonly pack: Pack | undefined
  /** What general words mean in this request. */
  aliases: ReadonlyMap<string, string>
  /** Whether it is put together for the first time, rather than opened again for a change. */
  readonly isNew: boolean
  readonly entities: Map<string, EntityDraft>
  readonly screens: Map<string, Screen>
  readonly modules: ApplicationModule[]
  readonly rules: Rule[]
  readonly roles: Map<string, ActingRole>
  /** What those are called who register, where the request names them. */
  plainRole: ActingRole | undefined
  readonly simulated: Set<string>
  readonly homeSections: Section[]
  /** Examples of the request that became fields, choices or records. */
  readonly carried: Set<string>
  /** Things that come with the subject and were made before the request was read. */
  readonly expected: Set<string>
  /** Which properties the request names, by the thing that has them. */
  readonly told: Map<string, readonly string[]>
  /** Screens by the part of the request that asked for them. */
  readonly screensOf: Map<string, Set<string>>
}

export function createDraft(about: Pick<Draft, 'kind' | 'subject' | 'words' | 'pack' | 'isNew'>): Draft {
  return {
    ...about,
    aliases: about.pack?.aliases ?? new Map(),
    entities: new Map(),
    screens: new Map(),
    modules: [],
    rules: [],
    roles: new Map(),
    plainRole: undefined,
    simulated: new Set(),
    homeSections: [],
    carried: new Set(),
    expected: new Set(),
    told: new Map(),
    screensOf: new Map(),
  }
}

export function needAccounts(draft: Draft): void {
  if (draft.modules.some(({ type }) => type === 'accounts')) return
  draft.modules.push({ type: 'accounts' })
}

export function hasAccounts(draft: Draft): boolean {
  return draft.modules.some(({ type }) => type === 'accounts')
}

export function needAdministrator(draft: Draft): void {
  draft.roles.set(administrator.id, administrator)
  needAccounts(draft)
}

/** The thing the application is mostly about: most often named, catalogue-like things before records. */
export function mainEntity(draft: Draft): EntityDraft | undefined {
  return [...draft.entities.values()].toSorted((a, b) => weight(b) - weight(a))[0]
}

function weight({ archetype, mentions }: EntityDraft): number {
  const isSecondary = ['transaction', 'record', 'configuration', 'person'].includes(archetype)
  return mentions + (isSecondary ? 0 : 3)
}
