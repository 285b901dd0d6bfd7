import { createField } from '../model/create-field.ts'
import type { ApplicationModel } from '../model/application-model.ts'
import { capitalise, toIdentifier } from '../understand/language/noun-phrase.ts'
import { needAccounts } from '../understand/compose/draft.ts'
import type { Change } from './change.ts'
import { draftFromModel, modelFromDraft } from './draft-from-model.ts'
import { findEntity } from './resolve-target.ts'

/** "link deals to companies", "every deal belongs to a company": one refers to the other, samples included. */
export function linkThings(model: ApplicationModel, instruction: string): Change | undefined {
  const [, one = '', other = ''] =
    /^(?:link|connect|relate) (?:the |each |every )?(.+?) (?:to|with) (?:the |an? |their )?(.+)$/i.exec(
      instruction,
    ) ??
    /^(?:each|every|an?|the) (.+?) (?:should )?belongs? to (?:an? |the )?(.+)$/i.exec(instruction) ??
    []
  const entity = findEntity(model, one)
  const target = findEntity(model, other)
  if (entity === undefined || target === undefined || entity.id === target.id) return undefined
  if (entity.fields.some(({ refersTo }) => refersTo === target.id))
    return { model, done: `${capitalise(entity.many)} are linked to ${target.many} already.` }
  const ids = target.records.map(({ id }) => id)
  const link = createField(target.id, 'reference', {
    label: capitalise(target.one),
    refersTo: target.id,
    isFilter: true,
  })
  const changed = {
    ...entity,
    fields: [...entity.fields.filter(({ id }) => id !== link.id), link],
    records: entity.records.map((record, at) => ({
      ...record,
      values: { ...record.values, [link.id]: ids[(at * 3) % Math.max(1, ids.length)] ?? null },
    })),
  }
  return {
    model: { ...model, entities: model.entities.map((known) => (known.id === entity.id ? changed : known)) },
    done: `Every ${entity.one} belongs to one of the ${target.many} now.`,
  }
}

/** "add a role editor": an account of that kind, with a sample to sign in as. */
export function addRole(model: ApplicationModel, instruction: string): Change | undefined {
  const name =
    /^(?:add|create) (?:an? |the |another )?(?:user )?role (?:called |named |for )?["']?([a-z][a-z ]{1,28}?)["']?$/i.exec(
      instruction,
    )?.[1] ??
    /^(?:add|create) (?:an? |the |another )?["']?([a-z][a-z ]{1,28}?)["']? role$/i.exec(instruction)?.[1]
  const id = toIdentifier(name ?? '')
  const [home] = model.screens
  if (name === undefined || id === '' || home === undefined) return undefined
  if (model.roles.some((role) => role.id === id)) return { model, done: `There is a role ${name} already.` }
  const draft = draftFromModel(model, model.request)
  needAccounts(draft)
  const based = hasAccounts(model) ? model : modelFromDraft(draft, model)
  const role = {
    id,
    label: capitalise(name),
    isStaff: true,
    home: home.id,
    demo: {
      name: 'Ruth Abel',
      email: `${id.toLowerCase()}@example.com`,
      password: `${id.toLowerCase()}-demo`,
    },
  }
  return {
    model: { ...based, roles: [...based.roles, role] },
    done: `Added the role ${name}, which may work on records of others.`,
  }
}

function hasAccounts({ modules }: ApplicationModel): boolean {
  return modules.some(({ type }) => type === 'accounts')
}
