import { capitalise, toIdentifier } from '../language/noun-phrase.ts'
import type { Need } from '../needs/need.ts'
import { because } from './builder.ts'
import { collection, ensureDetail } from './collections.ts'
import { addScreen } from './add-screen.ts'
import { hasAccounts, type Draft } from './draft.ts'
import { findEntity } from './need-entity.ts'
import type { EntityDraft } from './entity-draft.ts'

/** "view their own sign-ups", "my published goods": beside what everybody sees, a list of what is one's own. */
export function listOwn(draft: Draft, need: Need): void {
  if (!hasAccounts(draft) || !draft.isNew || !listed.has(need.name) || !isOwn(need) || need.thing === '')
    return
  // "sports records" are records, though there are sports, too.
  const recorded =
    need.name === 'history' ? draft.entities.get(toIdentifier(`${need.thing} record`)) : undefined
  const entity = recorded ?? findEntity(draft, need.thing)
  if (entity === undefined || unowned.has(entity.archetype) || !isShown(draft, entity)) return
  addOwnList(draft, entity, need)
}

const listed: ReadonlySet<Need['name']> = new Set(['browse', 'detail', 'history', 'track', 'orders'])
const unowned: ReadonlySet<EntityDraft['archetype']> = new Set([
  'person',
  'place',
  'configuration',
  'machine',
])

export function isOwn({ frame }: Need): boolean {
  return /(?<!\babout )\b(?:their(?: own)?|own|my) (?!(?:personal )?(?:account|profile|information|team|students?|class(?:es)?|customers?|patients?|friends?)\b)/i.test(
    frame?.text ?? '',
  )
}

/** What has no list has nothing to find one's own in. */
function isShown({ screens }: Draft, { id }: EntityDraft): boolean {
  return [...screens.values()].some(({ sections }) =>
    sections.some((section) => section.type === 'collection' && section.entity === id),
  )
}

export function addOwnList(draft: Draft, entity: EntityDraft, need: Need): void {
  const isThere = [...draft.screens.values()].some(({ sections }) =>
    sections.some(
      (section) => section.type === 'collection' && section.entity === entity.id && section.scope === 'mine',
    ),
  )
  if (isThere) return
  const screen = addScreen(draft, {
    title: `My ${entity.many}`,
    icon: entity.icon,
    access: 'signedIn',
    section: collection(entity, { title: `My ${entity.many}`, view: 'list', scope: 'mine' }),
    because: because(need),
  })
  // Where people take what others offer, both are theirs.
  const isTaken = entity.taker !== undefined || entity.template?.flow === 'gig'
  if (isTaken)
    screen.sections.push(
      collection(entity, {
        title: `${capitalise(entity.many)} that I took on`,
        view: 'list',
        scope: 'taken',
      }),
    )
  ensureDetail(draft, entity)
}

/** What somebody works on stands above what there is to do. */
export function listTaken(draft: Draft, entity: EntityDraft): void {
  for (const { sections, access } of draft.screens.values()) {
    const at = sections.findIndex(
      (section) => section.type === 'collection' && section.entity === entity.id && section.scope === 'all',
    )
    const isThere = sections.some((section) => section.type === 'collection' && section.scope === 'taken')
    if (access !== 'roles' || at < 0 || isThere) continue
    sections.splice(
      at,
      0,
      collection(entity, { title: `My ${entity.many} to work on`, view: 'list', scope: 'taken' }),
    )
  }
}
