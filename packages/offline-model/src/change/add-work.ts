import type { ApplicationModel } from '../model/application-model.ts'
import { builders } from '../understand/compose/builders.ts'
import { readParty } from '../understand/compose/cast-roles.ts'
import { needAccounts, needAdministrator, type Draft } from '../understand/compose/draft.ts'
import { readNeed } from '../understand/compose/read-need.ts'
import { administrator, readRole } from '../understand/compose/roles.ts'
import { taken } from '../understand/compose/show-records.ts'
import { capitalise } from '../understand/language/noun-phrase.ts'
import { readClauses } from '../understand/language/read-clauses.ts'
import { readFrames, type Frame } from '../understand/language/read-frames.ts'
import { resolvePronouns } from '../understand/language/resolve-pronouns.ts'
import { findTemplate } from '../understand/subjects/entity-templates.ts'
import type { Need } from '../understand/needs/need.ts'
import type { Change } from './change.ts'
import { draftFromModel, modelFromDraft } from './draft-from-model.ts'
import { findEntity } from './resolve-target.ts'

/** "couriers accept parcels", "let tenants submit repair requests", "assign tickets to agents": who hands in, takes on or is given what. */
export function addWork(model: ApplicationModel, instruction: string): Change | undefined {
  const told = instruction.replace(/^(?:let|have) (?:the |our |my )?/i, '')
  const draft = draftFromModel(model, `${model.request} ${instruction}`)
  const frames = resolvePronouns(readClauses(told).flatMap(readFrames))
  const needs = frames.flatMap((frame) => readNeed(draft, frame) ?? [])
  if (!needs.some((need) => isWork(model, need))) return undefined
  for (const need of needs) if (need.frame !== null) enrol(draft, need.frame)
  const done = needs.flatMap((need) =>
    need.frame !== null && (builders[need.name]?.(draft, need) ?? false) ? [tell(need.frame)] : [],
  )
  const after = modelFromDraft(draft, model)
  const isNothing = done.length === 0 || JSON.stringify(after) === JSON.stringify(model)
  return isNothing ? undefined : { model: after, done: [...new Set(done)].join(' ') }
}

/** What one kind of people takes on already, others do not. */
function isWork(model: ApplicationModel, { name, thing, frame }: Need): boolean {
  if (name === 'submission' || name === 'assign') return true
  const entity = findEntity(model, thing)
  const isTaken = entity?.lifecycle?.steps.some(({ takes }) => takes === true) ?? false
  const archetype = entity?.archetype ?? findTemplate(thing)?.known.archetype
  const isKnown = archetype !== undefined && taken.has(archetype)
  const isAccepting = frame?.action === 'accept' && (name === 'track' || name === 'orders')
  return isAccepting && isKnown && !isTaken && isOfSomebody(frame)
}

function isOfSomebody(frame: Frame): boolean {
  return readRole(frame) !== null || readParty(frame).length > 0
}

/** Those who act have accounts from then on. */
function enrol(draft: Draft, frame: Frame): void {
  const role = readRole(frame) ?? readParty(frame)[0]
  if (role === undefined) return
  if (role.id === administrator.id) return needAdministrator(draft)
  needAccounts(draft)
  if (role.isStaff) draft.roles.set(role.id, role)
  else if (draft.plainRole === undefined) draft.plainRole = role
  else if (draft.plainRole.id !== role.id) draft.roles.set(role.id, role)
}

function tell({ subject, text }: Frame): string {
  const who = subject === 'system' ? 'you' : subject
  return `${capitalise(who)} can ${text} now.`
}
