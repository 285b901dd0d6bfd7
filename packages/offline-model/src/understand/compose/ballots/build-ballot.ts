import type { Need } from '../../needs/need.ts'
import { because } from '../builder.ts'
import { addKnown } from '../add-known.ts'
import { addScreen } from '../add-screen.ts'
import { ballotKindOf, type BallotKind } from './ballot-kinds.ts'
import { ensureCollection } from '../collections.ts'
import { hasAccounts, needAdministrator, type Draft } from '../draft.ts'
import type { EntityDraft } from '../entity-draft.ts'

/** What one votes for is there before the request is read further, so that a candidate is none for a job. */
export function expectBallot(draft: Draft): void {
  const kind = ballotKindOf(draft)
  if (kind === undefined) return
  const entity = addKnown(draft, kind.thing, kind.template)
  entity.mentions += 2
  const at = entity.fields.findIndex(({ id }) => id === 'status')
  if (kind.template !== 'ballot proposal' || at < 0) return
  if (approving.test(draft.words)) entity.flow = 'approval'
  else entity.fields.splice(at, 1)
}

const approving = /\b(?:approv|verif|review|moderat|releas)\w*/

/** The ballot paper with its results, beside the list of what one votes for. */
export function buildBallot(draft: Draft, need: Need): boolean {
  const kind = ballotKindOf(draft)
  if (kind === undefined) return false
  const entity = findVoted(draft, kind) ?? addKnown(draft, kind.thing, kind.template)
  const hasOffice = opening.test(draft.words)
  if (hasOffice && hasAccounts(draft) && ![...draft.roles.values()].some(({ isStaff }) => isStaff))
    needAdministrator(draft)
  letEnter(draft, entity, kind)
  ensureCollection(draft, entity, need)
  draft.simulated.add('Votes are counted in this browser alone; those of others are samples.')
  const isHidden = later.test(draft.words)
  addScreen(draft, {
    title: kind.title,
    icon: 'vote',
    section: {
      type: 'ballot',
      title: kind.isElection ? 'Cast your vote' : 'Have your say',
      text: `One vote each. The results are shown ${isHidden ? 'when the voting is closed' : 'at once'}.`,
      entity: entity.id,
      isHidden,
      hasOffice,
      needsAccount: hasAccounts(draft) && !visitors.test(draft.words),
      electorate: kind.isElection || /\bturnout\b/.test(draft.words) ? 240 : 0,
      samples: kind.isElection ? [38, 27, 41, 12, 19, 8] : [9, 6, 11, 4, 7, 3, 5, 2],
    },
    because: because(need),
  })
  return true
}

export function findVoted(draft: Draft, { thing }: BallotKind): EntityDraft | undefined {
  return [...draft.entities.values()].find(({ one }) => one === thing)
}

/** Who runs an election enters the candidates; proposals and photos are handed in by everybody. */
function letEnter(draft: Draft, entity: EntityDraft, { isElection }: BallotKind): void {
  entity.abilities.add('filter').add('create').add('edit').add('delete')
  if (entity.editableBy !== 'everyone' || !hasAccounts(draft)) return
  entity.editableBy = isElection ? 'staff' : 'owner'
}

const opening =
  /\b(?:open|close?|start|end)(?:s|d|es|ing|ed)?\b[^.]{0,40}\b(?:elections?|vot(?:e|es|ing)|polls?|ballots?|contests?)\b/
const later =
  /\bresults?\b[^.]{0,50}\b(?:after|once|when|until|only)\b[^.]{0,50}\b(?:clos\w*|ends?|ended|ending|over|finish\w*)\b|\b(?:hidden|secret|sealed) until\b/
const visitors = /\b(?:visitors?|anyone|everyone|everybody|the public)\b[^.]{0,30}\bvote/
