import { createField } from '../../model/create-field.ts'
import { capitalise, toIdentifier, withArticle } from '../language/noun-phrase.ts'
import type { Need } from '../needs/need.ts'
import { because } from './builder.ts'
import { collection, ensureCollection, ensureDetail } from './collections.ts'
import { addScreen } from './add-screen.ts'
import { hasAccounts, type Draft } from './draft.ts'
import { needEntity } from './need-entity.ts'
import type { EntityDraft } from './entity-draft.ts'
import { handInLabel } from './leading-form.ts'
import { addNamed } from './name-parts.ts'
import { addOwnList } from './own-lists.ts'
import { administrator } from './roles.ts'

/** "submit repair requests with fault type and address": a form of its own, and a list in which one follows what became of it. */
export function buildSubmission(draft: Draft, need: Need): boolean {
  const entity = needEntity(draft, need.thing)
  if (entity === undefined) return false
  entity.abilities.add('create').add('edit').add('filter')
  addNamed(draft, entity, need)
  if (hasNamed(need)) easeDetails(entity)
  referToTold(draft, entity, need)
  const isOfSomebody = hasAccounts(draft)
  if (isOfSomebody) entity.editableBy = 'owner'
  addScreen(draft, {
    title: `New ${entity.one}`,
    icon: 'send',
    access: isOfSomebody ? 'signedIn' : 'public',
    section: {
      type: 'recordForm',
      title: capitalise(`hand in ${withArticle(entity.one)}`),
      text: 'You can follow what becomes of it.',
      entity: entity.id,
      submitLabel: handInLabel,
    },
    because: because(need),
  })
  ensureDetail(draft, entity)
  if (isOfSomebody) {
    addOwnList(draft, entity, need)
    listForStaff(draft, entity, need)
  } else ensureCollection(draft, entity, need)
  return true
}

/** "Request an exchange by offering one of their own seeds": which seed is wanted, and which is given for it. */
function referToTold(draft: Draft, entity: EntityDraft, { frame }: Need): void {
  const text = frame?.text.toLowerCase() ?? ''
  const told = [...draft.told.keys()].find((name) => text.includes(name) && !entity.one.endsWith(name))
  const thing = told === undefined ? undefined : needEntity(draft, told)
  if (thing === undefined || thing === entity || entity.fields.some(({ refersTo }) => refersTo === thing.id))
    return
  const named = /\boffer/.test(text) ? ['wanted', 'offered'] : ['']
  const fields = named.map((how) =>
    createField(toIdentifier(`${how} ${thing.one}`), 'reference', {
      label: capitalise(`${how} ${thing.one}`.trim()),
      refersTo: thing.id,
      isRequired: true,
      isFilter: true,
    }),
  )
  entity.fields.splice(1, 0, ...fields)
}

/** Those of the staff that the request names answer. An administration has lists of its own. */
function listForStaff(draft: Draft, entity: EntityDraft, need: Need): void {
  for (const role of draft.roles.values()) {
    if (!role.isStaff || role.id === administrator.id) continue
    addScreen(draft, {
      title: `${role.label} ${entity.many}`,
      icon: entity.icon,
      access: 'roles',
      roles: [role.id],
      section: collection(entity, { title: `${capitalise(entity.many)} to work on`, view: 'list' }),
      because: because(need),
    })
  }
}

/** Where the request says what is asked for, whatever else there is to say may be left out, or has a place of its own. */
function easeDetails({ fields }: EntityDraft): void {
  const at = fields.findIndex(({ id }) => id === 'details')
  const details = fields[at]
  if (details === undefined) return
  const isTold = fields.some(({ id, type }) => type === 'longtext' && id !== 'details')
  fields.splice(at, 1, ...(isTold ? [] : [{ ...details, isRequired: false }]))
}

function hasNamed({ frame }: Need): boolean {
  return (frame?.items.length ?? 0) > 0
}
